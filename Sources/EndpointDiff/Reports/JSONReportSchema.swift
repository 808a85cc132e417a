/// The JSON Schema (draft 2020-12) of the JSON report.
package enum JSONReportSchema {
    /// Ends with a line break.
    package static var json: String {
        let levels = words(ChangeReport.levels.map(\.rawValue))
        let categories = words(ChangeCategory.allCases.map(\.rawValue))
        let directions = words(ChangeDirection.allCases.map(\.rawValue))
        return """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "Differences of two endpoint specs, as endpointgen diff --format json prints them",
              "type": "object",
              "required": ["version", "base", "head", "asOf", "bump", "summary", "changes"],
              "additionalProperties": false,
              "properties": {
                "version": { "const": 1 },
                "base": { "type": "string", "description": "The old side, as it was named." },
                "head": { "type": "string", "description": "The new side, as it was named." },
                "asOf": { "$ref": "#/$defs/date" },
                "bump": { "enum": \(words(VersionBump.allCases.map(\.rawValue))) },
                "summary": {
                  "type": "object",
                  "required": ["breaking", "risky", "safe", "approved"],
                  "additionalProperties": false,
                  "properties": {
                    "breaking": { "$ref": "#/$defs/count" },
                    "risky": { "$ref": "#/$defs/count" },
                    "safe": { "$ref": "#/$defs/count" },
                    "approved": { "$ref": "#/$defs/count" }
                  }
                },
                "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } }
              },
              "$defs": {
                "count": { "type": "integer", "minimum": 0 },
                "date": { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
                "place": {
                  "type": "object",
                  "required": ["file", "line", "column"],
                  "additionalProperties": false,
                  "properties": {
                    "file": { "type": "string" },
                    "line": { "type": "integer", "minimum": 1 },
                    "column": { "type": "integer", "minimum": 1 }
                  }
                },
                "effect": {
                  "type": "object",
                  "required": ["category", "level", "consequence"],
                  "additionalProperties": false,
                  "properties": {
                    "category": { "enum": \(categories) },
                    "level": { "enum": \(levels) },
                    "direction": { "enum": \(directions) },
                    "consequence": { "type": "string" }
                  }
                },
                "endpoint": {
                  "type": "object",
                  "required": ["reference", "module", "directions"],
                  "additionalProperties": false,
                  "properties": {
                    "reference": { "type": "string" },
                    "module": { "type": "string" },
                    "directions": { "type": "array", "items": { "enum": \(directions) } }
                  }
                },
                "approval": {
                  "type": "object",
                  "required": ["by", "reason", "until"],
                  "additionalProperties": false,
                  "properties": {
                    "by": { "type": "string" },
                    "reason": { "type": "string" },
                    "until": { "$ref": "#/$defs/date" }
                  }
                },
                "change": {
                  "type": "object",
                  "required": ["id", "rule", "title", "place", "level", "categories", "effects", "endpoints", "models"],
                  "additionalProperties": false,
                  "properties": {
                    "id": { "type": "string", "description": "The rule and the place; stable over revisions." },
                    "rule": { "enum": \(words(ChangeRules.all.map(\.id))) },
                    "title": { "type": "string" },
                    "place": { "type": "string" },
                    "level": { "enum": \(levels) },
                    "categories": { "type": "array", "minItems": 1, "items": { "enum": \(categories) } },
                    "old": { "type": "string" },
                    "new": { "type": "string" },
                    "base": { "$ref": "#/$defs/place" },
                    "head": { "$ref": "#/$defs/place" },
                    "effects": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/effect" } },
                    "endpoints": { "type": "array", "items": { "$ref": "#/$defs/endpoint" } },
                    "models": { "type": "array", "items": { "type": "string" } },
                    "wayOut": { "type": "string" },
                    "approval": { "$ref": "#/$defs/approval" }
                  }
                }
              }
            }

            """
    }

    private static func words(_ words: [String]) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
