import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Product } from '../contract.ts'
import { productStatuses } from '../contract-fields.ts'
import { useVariantName } from '../use-variant-name.ts'
import { statusIcons } from './product-marks.tsx'
import type { CellChanges } from './reverse-change.ts'
import { parseAmount, parseDiscount, parseQuantity } from './typed-values.ts'
import { useProductActions } from './use-product-actions.ts'
import { useRights } from './use-rights.ts'

type Editing = Pick<Column<Product>, 'edit'>
const fields = ['title', 'price', 'discount', 'qty', 'status'] as const
type Field = (typeof fields)[number]

const maxTitleLength = 120

/** The editable cells of the table; none for users who may not change products. */
export function useCellEdits(): Partial<Record<Field, Editing>> {
  const t = useTexts('shop')
  const rights = useRights()
  const { getVariantName } = useVariantName()
  const { change } = useProductActions()
  if (!rights.update) return {}

  const isAllowed = ({ deleted }: Product) => !deleted
  const write = (product: Product, changes: CellChanges) =>
    change(product, changes, t('table.done.changed', { name: changes.title ?? getVariantName(product) }))
  const figure = (
    field: 'price' | 'discount' | 'qty',
    kind: 'decimal' | 'integer',
    read: (typed: string) => number | undefined,
  ): Editing => ({
    edit: {
      kind,
      isAllowed,
      label: (product) => t(`table.of.${field}`, { name: getVariantName(product) }),
      value: (product) => String(product[field]),
      check: (typed) => (read(typed) === undefined ? t(`table.faults.${field}`) : undefined),
      save: (product, typed) => write(product, { [field]: read(typed) }),
    },
  })

  const edits: Record<Field, Editing> = {
    title: {
      edit: {
        kind: 'text',
        isAllowed,
        label: (product) => t('table.of.title', { name: getVariantName(product) }),
        value: ({ title }) => title,
        check: (typed) => (typed === '' || typed.length > maxTitleLength ? t('table.faults.title') : undefined),
        save: (product, typed) => write(product, { title: typed }),
      },
    },
    price: figure('price', 'decimal', parseAmount),
    discount: figure('discount', 'decimal', parseDiscount),
    qty: figure('qty', 'integer', parseQuantity),
    status: {
      edit: {
        kind: 'choice',
        isAllowed,
        label: (product) => t('table.of.status', { name: getVariantName(product) }),
        value: ({ status }) => status,
        choices: productStatuses.map((value) => ({
          value,
          label: t(`product.statuses.${value}`),
          icon: statusIcons[value],
        })),
        save: (product, chosen) =>
          write(product, { status: productStatuses.find((one) => one === chosen) ?? product.status }),
      },
    },
  }
  const editable = fields.filter((field) => rights.canChange(field))
  return Object.fromEntries(editable.map((field) => [field, edits[field]]))
}
