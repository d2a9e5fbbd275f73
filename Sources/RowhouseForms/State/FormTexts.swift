// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The texts of a form that are not messages of its rules.
///
/// A form has these texts in the language of its page, if they are available in that language. For
/// other languages, pass translated texts to the form.
public struct FormTexts: Hashable, Sendable {
  /// The error at a field whose rule threw an error.
  public var failedRule = "This could not be checked. Try again."
  /// The error at a field whose rule returned no result in time.
  public var unansweredRule = "This could not be checked in time. Try again."
  /// The error of a form that could not be sent.
  public var failedSubmission = "The form could not be sent. Try again."
  /// The error of a form that was not sent because of its entries.
  public var invalidEntries = "Some entries need to be corrected."
  /// The text at a field while its asynchronous rule is pausing or being checked.
  public var checking = "Checking"
  /// The reason why a form cannot be submitted while it is being sent.
  public var sending = "Sending"
  /// The question that is asked when the user leaves a page with unsaved changes.
  public var leaveTitle = "Discard your changes?"
  /// The text below the question.
  public var leaveMessage = "Your entries have not been saved."
  /// The title of the button that discards the changes.
  public var leave = "Discard"
  /// The title of the button that returns to the page.
  public var stay = "Keep editing"

  /// Creates the texts in English.
  public init() {}

  /// Creates the texts in a language, or in English if they are not available in that language.
  ///
  /// The texts are available in English, German, French, Spanish, Chinese in both scripts, Japanese,
  /// and Arabic.
  ///
  /// - Parameter language: The language, as a language tag.
  public init(language: String) {
    switch TextLanguage(tag: language) {
    case .english, nil: break
    case .german:
      failedRule = "Dies konnte nicht geprüft werden. Bitte erneut versuchen."
      unansweredRule = "Dies konnte nicht rechtzeitig geprüft werden. Bitte erneut versuchen."
      failedSubmission = "Das Formular konnte nicht gesendet werden. Bitte erneut versuchen."
      invalidEntries = "Einige Angaben müssen korrigiert werden."
      (checking, sending) = ("Wird geprüft", "Wird gesendet")
      leaveTitle = "Änderungen verwerfen?"
      leaveMessage = "Die Eingaben wurden nicht gespeichert."
      (leave, stay) = ("Verwerfen", "Weiter bearbeiten")
    case .french:
      failedRule = "La vérification a échoué. Réessayez."
      unansweredRule = "La vérification a pris trop de temps. Réessayez."
      failedSubmission = "Le formulaire n’a pas pu être envoyé. Réessayez."
      invalidEntries = "Certaines saisies doivent être corrigées."
      (checking, sending) = ("Vérification", "Envoi")
      leaveTitle = "Abandonner les modifications ?"
      leaveMessage = "Vos saisies n’ont pas été enregistrées."
      (leave, stay) = ("Abandonner", "Continuer la modification")
    case .spanish:
      failedRule = "No se ha podido comprobar. Inténtalo de nuevo."
      unansweredRule = "No se ha podido comprobar a tiempo. Inténtalo de nuevo."
      failedSubmission = "No se ha podido enviar el formulario. Inténtalo de nuevo."
      invalidEntries = "Hay que corregir algunos datos."
      (checking, sending) = ("Comprobando", "Enviando")
      leaveTitle = "¿Descartar los cambios?"
      leaveMessage = "Los datos introducidos no se han guardado."
      (leave, stay) = ("Descartar", "Seguir editando")
    case .simplifiedChinese:
      failedRule = "无法检查。请重试。"
      unansweredRule = "检查超时。请重试。"
      failedSubmission = "无法发送表单。请重试。"
      invalidEntries = "部分内容需要更正。"
      (checking, sending) = ("正在检查", "正在发送")
      (leaveTitle, leaveMessage) = ("要放弃更改吗？", "你输入的内容尚未保存。")
      (leave, stay) = ("放弃", "继续编辑")
    case .traditionalChinese:
      failedRule = "無法檢查。請再試一次。"
      unansweredRule = "檢查逾時。請再試一次。"
      failedSubmission = "無法傳送表單。請再試一次。"
      invalidEntries = "部分內容需要更正。"
      (checking, sending) = ("正在檢查", "正在傳送")
      (leaveTitle, leaveMessage) = ("要捨棄更改嗎？", "你輸入的內容尚未儲存。")
      (leave, stay) = ("捨棄", "繼續編輯")
    case .japanese:
      failedRule = "確認できませんでした。もう一度お試しください。"
      unansweredRule = "時間内に確認できませんでした。もう一度お試しください。"
      failedSubmission = "フォームを送信できませんでした。もう一度お試しください。"
      invalidEntries = "修正が必要な項目があります。"
      (checking, sending) = ("確認中", "送信中")
      (leaveTitle, leaveMessage) = ("変更を破棄しますか？", "入力内容は保存されていません。")
      (leave, stay) = ("破棄", "編集を続ける")
    case .arabic:
      failedRule = "تعذّر التحقق من ذلك. أعد المحاولة."
      unansweredRule = "تعذّر التحقق من ذلك في الوقت المحدد. أعد المحاولة."
      failedSubmission = "تعذّر إرسال النموذج. أعد المحاولة."
      invalidEntries = "يجب تصحيح بعض الإدخالات."
      (checking, sending) = ("جارٍ التحقق", "جارٍ الإرسال")
      (leaveTitle, leaveMessage) = ("تجاهل التغييرات؟", "لم تُحفظ إدخالاتك.")
      (leave, stay) = ("تجاهل", "متابعة التحرير")
    }
  }
}
