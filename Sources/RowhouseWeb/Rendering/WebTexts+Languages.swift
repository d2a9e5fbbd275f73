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
    case .english, nil: self.init()
    case .german:
      self.init(
        back: "Zurück", delete: "Löschen", moreInformation: "Weitere Informationen",
        selected: "Ausgewählt", done: "Fertig", pause: "Anhalten",
        previousRows: "Vorherige Zeilen", nextRows: "Nächste Zeilen", actions: "Aktionen",
        insert: "Einfügen", moveUp: "Nach oben", moveDown: "Nach unten",
        refresh: "Aktualisieren", connectionLost: "Verbindung unterbrochen. Neuer Versuch …",
        refused: "Die Aktion ist fehlgeschlagen",
        reloaded: "Die Seite wurde neu geladen", unsaved: "Nicht gespeichert",
        rowsRemoved: "Entfernte Zeilen", rowsAdded: "Neue Zeilen",
        rowsMoved: "Verschobene Zeilen", rows: "Zeilen", position: "Position",
        refreshed: "Aktualisiert", rejected: "Nicht angenommen",
        numberExpected: "Bitte eine Zahl eingeben",
        show: "Anzeigen", index: "Index",
        unknownAddress: "Diese Seite gibt es nicht", home: "Startseite")
    case .french:
      self.init(
        back: "Retour", delete: "Supprimer", moreInformation: "Plus d’informations",
        selected: "Sélectionné", done: "Terminé", pause: "Pause",
        previousRows: "Lignes précédentes", nextRows: "Lignes suivantes", actions: "Actions",
        insert: "Insérer", moveUp: "Monter", moveDown: "Descendre", refresh: "Actualiser",
        connectionLost: "Connexion perdue. Nouvelle tentative…", refused: "L’action a échoué",
        reloaded: "La page a été rechargée", unsaved: "Non enregistré",
        rowsRemoved: "Lignes supprimées", rowsAdded: "Lignes ajoutées",
        rowsMoved: "Lignes déplacées", rows: "Lignes", position: "Position",
        refreshed: "Page actualisée", rejected: "Valeur refusée",
        numberExpected: "Saisissez un nombre",
        show: "Afficher", index: "Index",
        unknownAddress: "Cette page n’existe pas", home: "Page d’accueil")
    case .spanish:
      self.init(
        back: "Atrás", delete: "Eliminar", moreInformation: "Más información",
        selected: "Seleccionado", done: "Listo", pause: "Pausar",
        previousRows: "Filas anteriores", nextRows: "Filas siguientes", actions: "Acciones",
        insert: "Insertar", moveUp: "Subir", moveDown: "Bajar", refresh: "Actualizar",
        connectionLost: "Conexión perdida. Reintentando…", refused: "La acción ha fallado",
        reloaded: "La página se ha vuelto a cargar", unsaved: "Sin guardar",
        rowsRemoved: "Filas eliminadas", rowsAdded: "Filas añadidas",
        rowsMoved: "Filas movidas", rows: "Filas", position: "Posición",
        refreshed: "Página actualizada", rejected: "No se ha aceptado",
        numberExpected: "Introduce un número",
        show: "Mostrar", index: "Índice",
        unknownAddress: "Esta página no existe", home: "Página de inicio")
    case .simplifiedChinese:
      self.init(
        back: "返回", delete: "删除", moreInformation: "更多信息", selected: "已选", done: "完成",
        pause: "暂停", previousRows: "前面的行", nextRows: "后面的行", actions: "操作", insert: "插入",
        moveUp: "上移", moveDown: "下移", refresh: "刷新", connectionLost: "连接已断开，正在重试…",
        refused: "操作未成功",
        reloaded: "页面已重新加载", unsaved: "未保存",
        rowsRemoved: "已删除的行", rowsAdded: "已添加的行",
        rowsMoved: "已移动的行", rows: "行数", position: "位置",
        refreshed: "已刷新", rejected: "未被接受",
        numberExpected: "请输入数字",
        show: "显示", index: "索引",
        unknownAddress: "此页面不存在", home: "首页")
    case .traditionalChinese:
      self.init(
        back: "返回", delete: "刪除", moreInformation: "更多資訊", selected: "已選取", done: "完成",
        pause: "暫停", previousRows: "前面的列", nextRows: "後面的列", actions: "操作", insert: "插入",
        moveUp: "上移", moveDown: "下移", refresh: "重新整理", connectionLost: "連線已中斷，正在重試…",
        refused: "操作未成功",
        reloaded: "頁面已重新載入", unsaved: "未儲存",
        rowsRemoved: "已刪除的列", rowsAdded: "已新增的列",
        rowsMoved: "已移動的列", rows: "列數", position: "位置",
        refreshed: "已重新整理", rejected: "未被接受",
        numberExpected: "請輸入數字",
        show: "顯示", index: "索引",
        unknownAddress: "此頁面不存在", home: "首頁")
    case .japanese:
      self.init(
        back: "戻る", delete: "削除", moreInformation: "詳細情報", selected: "選択済み", done: "完了",
        pause: "一時停止", previousRows: "前の行", nextRows: "次の行", actions: "操作", insert: "挿入",
        moveUp: "上へ移動", moveDown: "下へ移動", refresh: "更新",
        connectionLost: "接続が切れました。再試行しています…", refused: "操作できませんでした",
        reloaded: "ページを再読み込みしました", unsaved: "保存されていません",
        rowsRemoved: "削除した行", rowsAdded: "追加した行",
        rowsMoved: "移動した行", rows: "行数", position: "位置",
        refreshed: "更新しました", rejected: "受け付けられませんでした",
        numberExpected: "数字を入力してください",
        show: "表示", index: "索引",
        unknownAddress: "このページは存在しません", home: "ホーム")
    case .arabic:
      self.init(
        back: "رجوع", delete: "حذف", moreInformation: "مزيد من المعلومات", selected: "محدد",
        done: "تم", pause: "إيقاف مؤقت", previousRows: "الصفوف السابقة",
        nextRows: "الصفوف التالية", actions: "إجراءات", insert: "إدراج", moveUp: "نقل لأعلى",
        moveDown: "نقل لأسفل", refresh: "تحديث",
        connectionLost: "انقطع الاتصال. جارٍ إعادة المحاولة…", refused: "تعذر تنفيذ الإجراء",
        reloaded: "أُعيد تحميل الصفحة", unsaved: "غير محفوظ",
        rowsRemoved: "الصفوف المحذوفة", rowsAdded: "الصفوف المضافة",
        rowsMoved: "الصفوف المنقولة", rows: "الصفوف", position: "الموضع",
        refreshed: "تم التحديث", rejected: "لم يُقبل",
        numberExpected: "أدخل رقمًا",
        show: "إظهار", index: "الفهرس",
        unknownAddress: "هذه الصفحة غير موجودة", home: "الصفحة الرئيسية")
    }
    system = SystemTexts(language: language)
  }
}
