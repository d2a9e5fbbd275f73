// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebTexts {
  /// Creates the texts in a language.
  ///
  /// Rowhouse has texts in English, German, French, Spanish, Simplified and Traditional Chinese, Japanese, and Arabic.
  /// For any other language, the texts are in English.
  ///
  /// - Parameter language: A BCP 47 language tag, such as `zh-Hant`.
  public init(language: String) {
    switch TextLanguage(tag: language) {
    case .english, nil:
      self.init(
        buttons: Buttons(
          back: "Back", refresh: "Refresh", done: "Done", pause: "Pause", show: "Show",
          previousRows: "Previous rows", nextRows: "Next rows"),
        rowButtons: RowButtons(
          actions: "Actions", delete: "Delete", insert: "Insert", moveUp: "Move up",
          moveDown: "Move down", moreInformation: "More information"),
        announcements: Announcements(
          rowsRemoved: "Rows removed", rowsAdded: "Rows added", rowsMoved: "Rows moved",
          rows: "Rows", position: "Position", refreshed: "Refreshed"),
        messages: Messages(
          connectionLost: "Connection lost. Trying again…", refused: "The action failed",
          reloaded: "The page was reloaded", unsaved: "Not saved", rejected: "Not accepted",
          numberExpected: "Enter a number", unknownAddress: "There is no such page",
          request: "Request"),
        selected: "Selected", index: "Index", home: "Start page",
        system: SystemTexts(language: language))
    case .german:
      self.init(
        buttons: Buttons(
          back: "Zurück", refresh: "Aktualisieren", done: "Fertig", pause: "Anhalten",
          show: "Anzeigen", previousRows: "Vorherige Zeilen", nextRows: "Nächste Zeilen"),
        rowButtons: RowButtons(
          actions: "Aktionen", delete: "Löschen", insert: "Einfügen", moveUp: "Nach oben",
          moveDown: "Nach unten", moreInformation: "Weitere Informationen"),
        announcements: Announcements(
          rowsRemoved: "Entfernte Zeilen", rowsAdded: "Neue Zeilen",
          rowsMoved: "Verschobene Zeilen", rows: "Zeilen", position: "Position",
          refreshed: "Aktualisiert"),
        messages: Messages(
          connectionLost: "Verbindung unterbrochen. Neuer Versuch …",
          refused: "Die Aktion ist fehlgeschlagen", reloaded: "Die Seite wurde neu geladen",
          unsaved: "Nicht gespeichert", rejected: "Nicht angenommen",
          numberExpected: "Bitte eine Zahl eingeben", unknownAddress: "Diese Seite gibt es nicht",
          request: "Anfrage"),
        selected: "Ausgewählt", index: "Index", home: "Startseite",
        system: SystemTexts(language: language))
    case .french:
      self.init(
        buttons: Buttons(
          back: "Retour", refresh: "Actualiser", done: "Terminé", pause: "Pause", show: "Afficher",
          previousRows: "Lignes précédentes", nextRows: "Lignes suivantes"),
        rowButtons: RowButtons(
          actions: "Actions", delete: "Supprimer", insert: "Insérer", moveUp: "Monter",
          moveDown: "Descendre", moreInformation: "Plus d’informations"),
        announcements: Announcements(
          rowsRemoved: "Lignes supprimées", rowsAdded: "Lignes ajoutées",
          rowsMoved: "Lignes déplacées", rows: "Lignes", position: "Position",
          refreshed: "Page actualisée"),
        messages: Messages(
          connectionLost: "Connexion perdue. Nouvelle tentative…", refused: "L’action a échoué",
          reloaded: "La page a été rechargée", unsaved: "Non enregistré",
          rejected: "Valeur refusée", numberExpected: "Saisissez un nombre",
          unknownAddress: "Cette page n’existe pas",
          request: "Requête"),
        selected: "Sélectionné", index: "Index", home: "Page d’accueil",
        system: SystemTexts(language: language))
    case .spanish:
      self.init(
        buttons: Buttons(
          back: "Atrás", refresh: "Actualizar", done: "Listo", pause: "Pausar", show: "Mostrar",
          previousRows: "Filas anteriores", nextRows: "Filas siguientes"),
        rowButtons: RowButtons(
          actions: "Acciones", delete: "Eliminar", insert: "Insertar", moveUp: "Subir",
          moveDown: "Bajar", moreInformation: "Más información"),
        announcements: Announcements(
          rowsRemoved: "Filas eliminadas", rowsAdded: "Filas añadidas", rowsMoved: "Filas movidas",
          rows: "Filas", position: "Posición", refreshed: "Página actualizada"),
        messages: Messages(
          connectionLost: "Conexión perdida. Reintentando…", refused: "La acción ha fallado",
          reloaded: "La página se ha vuelto a cargar", unsaved: "Sin guardar",
          rejected: "No se ha aceptado", numberExpected: "Introduce un número",
          unknownAddress: "Esta página no existe",
          request: "Solicitud"),
        selected: "Seleccionado", index: "Índice", home: "Página de inicio",
        system: SystemTexts(language: language))
    case .simplifiedChinese:
      self.init(
        buttons: Buttons(
          back: "返回", refresh: "刷新", done: "完成", pause: "暂停", show: "显示", previousRows: "前面的行",
          nextRows: "后面的行"),
        rowButtons: RowButtons(
          actions: "操作", delete: "删除", insert: "插入", moveUp: "上移", moveDown: "下移",
          moreInformation: "更多信息"),
        announcements: Announcements(
          rowsRemoved: "已删除的行", rowsAdded: "已添加的行", rowsMoved: "已移动的行", rows: "行数", position: "位置",
          refreshed: "已刷新"),
        messages: Messages(
          connectionLost: "连接已断开，正在重试…", refused: "操作未成功", reloaded: "页面已重新加载", unsaved: "未保存",
          rejected: "未被接受", numberExpected: "请输入数字", unknownAddress: "此页面不存在",
          request: "请求"),
        selected: "已选", index: "索引", home: "首页", system: SystemTexts(language: language))
    case .traditionalChinese:
      self.init(
        buttons: Buttons(
          back: "返回", refresh: "重新整理", done: "完成", pause: "暫停", show: "顯示", previousRows: "前面的列",
          nextRows: "後面的列"),
        rowButtons: RowButtons(
          actions: "操作", delete: "刪除", insert: "插入", moveUp: "上移", moveDown: "下移",
          moreInformation: "更多資訊"),
        announcements: Announcements(
          rowsRemoved: "已刪除的列", rowsAdded: "已新增的列", rowsMoved: "已移動的列", rows: "列數", position: "位置",
          refreshed: "已重新整理"),
        messages: Messages(
          connectionLost: "連線已中斷，正在重試…", refused: "操作未成功", reloaded: "頁面已重新載入", unsaved: "未儲存",
          rejected: "未被接受", numberExpected: "請輸入數字", unknownAddress: "此頁面不存在",
          request: "請求"),
        selected: "已選取", index: "索引", home: "首頁", system: SystemTexts(language: language))
    case .japanese:
      self.init(
        buttons: Buttons(
          back: "戻る", refresh: "更新", done: "完了", pause: "一時停止", show: "表示", previousRows: "前の行",
          nextRows: "次の行"),
        rowButtons: RowButtons(
          actions: "操作", delete: "削除", insert: "挿入", moveUp: "上へ移動", moveDown: "下へ移動",
          moreInformation: "詳細情報"),
        announcements: Announcements(
          rowsRemoved: "削除した行", rowsAdded: "追加した行", rowsMoved: "移動した行", rows: "行数", position: "位置",
          refreshed: "更新しました"),
        messages: Messages(
          connectionLost: "接続が切れました。再試行しています…", refused: "操作できませんでした", reloaded: "ページを再読み込みしました",
          unsaved: "保存されていません", rejected: "受け付けられませんでした", numberExpected: "数字を入力してください",
          unknownAddress: "このページは存在しません",
          request: "リクエスト"),
        selected: "選択済み", index: "索引", home: "ホーム", system: SystemTexts(language: language))
    case .arabic:
      self.init(
        buttons: Buttons(
          back: "رجوع", refresh: "تحديث", done: "تم", pause: "إيقاف مؤقت", show: "إظهار",
          previousRows: "الصفوف السابقة", nextRows: "الصفوف التالية"),
        rowButtons: RowButtons(
          actions: "إجراءات", delete: "حذف", insert: "إدراج", moveUp: "نقل لأعلى",
          moveDown: "نقل لأسفل", moreInformation: "مزيد من المعلومات"),
        announcements: Announcements(
          rowsRemoved: "الصفوف المحذوفة", rowsAdded: "الصفوف المضافة", rowsMoved: "الصفوف المنقولة",
          rows: "الصفوف", position: "الموضع", refreshed: "تم التحديث"),
        messages: Messages(
          connectionLost: "انقطع الاتصال. جارٍ إعادة المحاولة…", refused: "تعذر تنفيذ الإجراء",
          reloaded: "أُعيد تحميل الصفحة", unsaved: "غير محفوظ", rejected: "لم يُقبل",
          numberExpected: "أدخل رقمًا", unknownAddress: "هذه الصفحة غير موجودة",
          request: "الطلب"),
        selected: "محدد", index: "الفهرس", home: "الصفحة الرئيسية",
        system: SystemTexts(language: language))
    }
  }
}
