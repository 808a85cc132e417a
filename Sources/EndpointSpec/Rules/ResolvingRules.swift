package import EndpointDiagnostics

/// What is refused, or warned of, while the names of a spec are looked up and its rules are checked.
package enum ResolvingRules {
    /// Every rule of this stage, by identifier.
    package static let all: [DiagnosticRule] = [
        batchType, bodyEncoding, bodyOnRead, caseNameClash, coolDownWithoutReject, defaultMismatch,
        discriminatorConflict, duplicateModel, duplicateModule, duplicateTag, duplicateWireName, endlessGeneric,
        endlessValue, errorCodeConflict, errorDataConflict, exampleMismatch, externalType, fixedValueMismatch,
        formatMismatch, formerNameTaken, gateArgument, hiddenVariant, idempotencyKey, inPlaceWithoutOwner,
        includeConflict, includeCycle, includeType, incompleteSetting, indistinctVariants, integerRange,
        limitMismatch, mapKeyType, mixedOutcomes, moduleName, nestedTooDeep, nestedTypeClash, newtypeType,
        noDefaultServer, nothingToOmit, nullableParameter, optionalPathParameter, optionalVariant, outputClash,
        pagingType,
        parameterNameClash, parameterType, presetCycle, refreshParameter, repeatedPathParameter, reservedMember,
        reservedPolicyName, reservedTypeName, sameRequest, sessionToken, styleMismatch, swiftNameClash, typeArguments,
        undeclaredPathParameter, unknownCredential, unknownEndpoint, unknownError, unknownField, unknownModel,
        unknownParameter, unknownPreset, unknownReplacement, unknownRetry, unknownServer, unknownTimeout,
        unknownTimeZone, unnameableValue, unreachableTimeout, unreadableList, unsafeRead, unsafeRetry,
        unusedName, unusedPathParameter, variableType, variantMismatch, waitOnItself,
    ].sorted { $0.id < $1.id }
}
