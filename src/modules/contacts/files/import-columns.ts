import { listNames } from '#platform/fields/descriptions.ts'
import { fold } from '#platform/text/fold.ts'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import { contactFields, uidColumn } from '../contract-fields.ts'

export type ImportField = keyof typeof contactFields | 'name' | 'uid'

/** The fields that a column can be mapped to. */
export const importFields: readonly ImportField[] = [
  ...listNames(contactFields).flatMap((field): ImportField[] => (field === 'lastname' ? [field, 'name'] : [field])),
  'uid',
]

// Column names in our, Google's and Outlook's files; English, French, Arabic, Chinese. Fields not listed are recognised
// by name and by the heading of our own files.
const synonyms: Partial<Record<ImportField, string>> = {
  firstname:
    'first name, firstname, given name, forename, middle name, additional name, prénom, deuxième prénom, الاسم الأول, الاسم الأوسط, 名, 名字, 中间名',
  lastname: 'last name, lastname, surname, family name, nom, nom de famille, اسم العائلة, اللقب, الكنية, 姓, 姓氏',
  name: 'name, full name, display name, contact, nom complet, nom et prénom, الاسم, الاسم الكامل, 姓名, 全名, 联系人, 显示名称',
  company:
    'company, company name, organization, organisation, organization name, employer, account, entreprise, société, الشركة, المؤسسة, اسم الشركة, 公司, 公司名称, 单位, 组织',
  jobTitle: 'job title, organization title, poste, fonction, المسمى الوظيفي, الوظيفة, 职位, 职务',
  department: 'department, organization department, département, service, القسم, الإدارة, 部门',
  phone:
    'phone, phone number, phone value, telephone, telephone number, tel, mobile, mobile phone, cell, cell phone, primary phone, home phone, business phone, company main phone, other phone, car phone, portable, téléphone, numéro de téléphone, téléphone mobile, téléphone portable, téléphone professionnel, téléphone domicile, الهاتف, هاتف, رقم الهاتف, الجوال, رقم الجوال, هاتف العمل, هاتف المنزل, 电话, 电话号码, 手机, 手机号, 手机号码, 工作电话, 住宅电话, 商务电话',
  morePhones: 'more phones, autres téléphones, هواتف أخرى, 其他电话',
  email:
    'email, e mail, mail, email address, e mail address, e mail value, email value, primary email, courriel, adresse e mail, adresse électronique, adresse de messagerie, البريد, البريد الإلكتروني, بريد إلكتروني, 邮箱, 电子邮件, 电子邮箱, 邮件, 电子邮件地址',
  moreEmails: 'more emails, autres e mails, عناوين بريد أخرى, 其他邮箱',
  website:
    'website, web site, web page, website value, url, homepage, home page, site, site web, page web, الموقع, الموقع الإلكتروني, 网站, 网址, 主页',
  birthday: 'birthday, birthdate, date of birth, anniversaire, date de naissance, تاريخ الميلاد, 生日, 出生日期',
  address:
    'address, postal address, mailing address, address formatted, street, street address, city, state, postal code, zip, zip code, country, country region, business street, business city, business state, business postal code, business country region, business country, home street, home city, home state, home postal code, home country region, home country, address street, address city, address region, address postal code, address country, adresse, adresse postale, rue, ville, code postal, pays, العنوان, الشارع, المدينة, الرمز البريدي, البلد, 地址, 街道, 城市, 邮编, 国家',
  notes:
    'notes, note, comment, comments, remarks, description, remarque, remarques, commentaire, ملاحظات, ملاحظة, 备注, 注释, 说明',
  labels:
    'labels, label, tags, tag, categories, category, groups, group membership, libellés, étiquettes, catégories, groupes, التصنيفات, تصنيفات, الوسوم, المجموعات, 标签, 分组, 类别, 群组',
  starred: 'starred, star, favorite, favourite, favori, favoris, المفضلة, مميز بنجمة, 星标, 收藏',
  frequentlycontacted: 'frequently contacted, frequent, contact fréquent, يتم التواصل معه كثيرا, 常用联系人',
  uid: 'uid, external id, record id, contact id, customer id, customer number, identifiant, identifiant externe, numéro client, المعرّف, رقم العميل, 标识, 客户编号',
  image: 'image, photo, picture, avatar, photo url, image url, صورة, الصورة, 照片, 头像',
}

// Normalises "E-mail 1 - Value", "E-mail 2 Address" and "Phone (2)" to "e mail value", "e mail address" and "phone".
const normalize = (name: string) =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

const columnNames = (field: ImportField) => [
  ...(synonyms[field]?.split(', ') ?? []),
  ...(field === 'name' ? [] : [field, field === 'uid' ? uidColumn : contactFields[field].csv]),
]

const fieldNamed = new Map(
  importFields.flatMap((field) => columnNames(field).map((name) => [normalize(name), field] as const)),
)

/** Maps each column by its name, or by the field's label in the interface language. */
export function guessMapping(
  columns: readonly string[],
  getLabel?: (field: ImportField) => string,
): ColumnMapping<ImportField> {
  const labelled = new Map(getLabel && importFields.map((field) => [normalize(getLabel(field)), field]))
  const guessed = columns.map((column) => {
    const name = normalize(column)
    return [column, fieldNamed.get(name) ?? labelled.get(name)] as const
  })
  const has = (field: ImportField) => guessed.some(([, one]) => one === field)
  const hasWholeAddress = columns.some((column) => normalize(column) === 'address formatted')
  return Object.fromEntries(
    guessed.map(([column, field]) => {
      // In French, "nom" is the last name beside a first name, otherwise the full name.
      if (field === 'lastname' && normalize(column) === 'nom' && !has('firstname')) return [column, 'name']
      if (field === 'address' && hasWholeAddress && normalize(column) !== 'address formatted')
        return [column, undefined]
      return [column, field]
    }),
  )
}
