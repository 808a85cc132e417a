#!/bin/sh
# Writes BuiltInTemplates.swift from the templates beside it. Run it after changing a template;
# BuiltInTemplatesTests fails until then.
set -eu
cd "$(dirname "$0")"
output=BuiltInTemplates.swift
exec > "$output.new"
printf '%s\n' \
    '// Made from the templates in this folder by .embed.sh. Do not edit.' \
    '' \
    '/// The templates that come with the tool, embedded so that it works wherever it lies.' \
    'package enum BuiltInTemplates {' \
    '    /// Sorted by name.' \
    '    package static let all: [BuiltInTemplate] = ['
for file in *.mustache; do
    name="${file%.mustache}"
    printf '        BuiltInTemplate(\n            name: "%s",\n            text: #"""\n' "$name"
    sed 's/^\(..*\)$/                \1/' "$file"
    printf '\n                """#\n        ),\n'
done
printf '    ]\n}\n'
mv "$output.new" "$output"
