import { listNames } from '#platform/fields/descriptions.ts'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import { fold } from '#platform/text/fold.ts'
import { fields } from '../contract-product.ts'

export type ImportField = keyof typeof fields | 'variantOf' | 'description'

/** Fields that a column can be mapped to: those of a product, and the article number of its main product. */
export const importFields: readonly ImportField[] = [
  ...listNames(fields).flatMap((name): ImportField[] => (name === 'color' ? ['variantOf', name] : [name])),
  'description',
]

// Common names of columns, also of Shopify and WooCommerce, in English, French, Arabic and Chinese. Fields not listed
// are matched by name.
const synonyms: Partial<Record<ImportField, string>> = {
  title: 'title, name, product, product name, nom, titre, produit, الاسم, المنتج, 名称, 商品, 商品名称',
  sku: 'sku, variant sku, article number, article no, item number, product code, code, référence, réf, رقم الصنف, 货号',
  price:
    'price, variant price, regular price, unit price, list price, prix, prix unitaire, السعر, 价格, 单价, variant compare at price',
  discount: 'discount, discount percent, remise, réduction, الخصم, 折扣',
  qty: 'qty, quantity, stock, inventory, variant inventory qty, pieces, quantité, المخزون, الكمية, 库存, 数量',
  category: 'category, categories, product category, type, catégorie, catégories, الفئة, 类别, 分类',
  gender: 'gender, for, audience, genre, pour, لمن, الجنس, 适用人群, 性别',
  colors: 'colors, colours, couleurs, الألوان',
  variantOf: 'variant of, variantof, main product, parent, parent sku, produit principal, المنتج الرئيسي, 主商品',
  color: 'color, colour, option color, couleur, اللون, 颜色',
  size: 'size, option size, taille, المقاس, 尺码, 尺寸',
  status: 'status, state, published, état, statut, الحالة, 状态',
  related: 'related, recommended, recommandé, موصى به, 推荐',
  description: 'description, body html, body, details, الوصف, 描述',
}

const normaliseName = (name: string) =>
  fold(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

const fieldByColumn = new Map(
  importFields.flatMap((field) =>
    (synonyms[field] ?? field).split(', ').map((name) => [normaliseName(name), field] as const),
  ),
)

/** Maps each column by its name; of two with the same meaning, only the first. */
export function guessMapping(columns: readonly string[]): ColumnMapping<ImportField> {
  const usedFields = new Set<ImportField>()
  return Object.fromEntries(
    columns.map((column) => {
      const field = fieldByColumn.get(normaliseName(column))
      if (!field || usedFields.has(field)) return [column, undefined]
      usedFields.add(field)
      return [column, field]
    }),
  )
}
