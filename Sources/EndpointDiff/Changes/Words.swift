/// The languages that changes are told in.
package enum ReportLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"
}

/// A text in every language of ``ReportLanguage``.
///
/// English: lower case, no final period, so that it can stand behind a colon.
package struct Words: Sendable, Hashable {
    package let english: String
    package let simplifiedChinese: String

    package init(_ english: String, _ simplifiedChinese: String) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
    }

    package subscript(language: ReportLanguage) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese
        }
    }
}
