// Common names of fields, choices and units, in Atrium's languages other than English.

const words = `
  active | Actif | نشط | 启用
  address | Adresse | العنوان | 地址
  amount | Montant | المبلغ | 金额
  approved | Approuvé | موافق عليه | 已批准
  archived | Archivé | مؤرشف | 已归档
  author | Auteur | المؤلف | 作者
  boxes | cartons | صناديق | 箱
  cancelled | Annulé | ملغى | 已取消
  category | Catégorie | الفئة | 类别
  city | Ville | المدينة | 城市
  closed | Fermé | مغلق | 已关闭
  code | Code | الرمز | 代码
  company | Société | الشركة | 公司
  contact | Contact | جهة الاتصال | 联系人
  cost | Coût | التكلفة | 成本
  country | Pays | البلد | 国家
  customer | Client | العميل | 客户
  date | Date | التاريخ | 日期
  days | jours | أيام | 天
  delivered | Livré | تم التسليم | 已送达
  description | Description | الوصف | 描述
  done | Terminé | منجز | 已完成
  draft | Brouillon | مسودة | 草稿
  due | Échéance | الاستحقاق | 到期
  due date | Date d’échéance | تاريخ الاستحقاق | 到期日
  email | E-mail | البريد الإلكتروني | 电子邮件
  end | Fin | النهاية | 结束
  high | Élevé | مرتفع | 高
  hours | heures | ساعات | 小时
  kg | kg | كغ | 千克
  kind | Genre | النوع | 种类
  km | km | كم | 公里
  label | Libellé | التسمية | 标签
  late | En retard | متأخر | 逾期
  low | Faible | منخفض | 低
  name | Nom | الاسم | 名称
  new | Nouveau | جديد | 新建
  none | Aucun | بلا | 无
  normal | Normal | عادي | 普通
  note | Note | ملاحظة | 备注
  notes | Notes | ملاحظات | 备注
  number | Numéro | الرقم | 编号
  open | Ouvert | مفتوح | 未结
  owner | Responsable | المسؤول | 负责人
  paid | Payé | مدفوع | 已付款
  pending | En attente | قيد الانتظار | 待处理
  phone | Téléphone | الهاتف | 电话
  pieces | pièces | قطع | 件
  place | Lieu | المكان | 地点
  price | Prix | السعر | 价格
  priority | Priorité | الأولوية | 优先级
  quantity | Quantité | الكمية | 数量
  reference | Référence | المرجع | 参考号
  rejected | Refusé | مرفوض | 已拒绝
  sent | Envoyé | مُرسل | 已发送
  shipped | Expédié | تم الشحن | 已发货
  start | Début | البداية | 开始
  status | Statut | الحالة | 状态
  summary | Résumé | الملخص | 摘要
  supplier | Fournisseur | المورّد | 供应商
  title | Titre | العنوان | 标题
  total | Total | الإجمالي | 总计
  type | Type | النوع | 类型
  urgent | Urgent | عاجل | 紧急
  void | Annulé | ملغى | 已作废
`

const translations = new Map(
  words
    .trim()
    .split('\n')
    .map((line) => {
      const [english, fr, ar, ch] = line.split('|').map((word) => word.trim())
      return [english, { fr, ar, ch }]
    }),
)

/** Translations of common English labels; undefined if there is none. */
export const translated = (label, language) => translations.get(label.toLowerCase())?.[language]
