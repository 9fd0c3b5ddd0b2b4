import { listNames } from '#platform/fields/descriptions.ts'
import { LazyFieldValue } from '#platform/ui/fields/lazy-field-value.tsx'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Product } from '../contract.ts'
import { genericFields } from '../generic-fields.ts'
import { useProductFieldTexts } from '../use-product-field-texts.ts'

/** Columns of fields that follow their description, hidden until the user chooses them in the table's menu. */
export function useGenericColumns(): Column<Product>[] {
  const texts = useProductFieldTexts()
  return listNames(genericFields).map((name) => ({
    id: name,
    label: texts.field(name),
    width: 140,
    isHidden: true,
    isOffCard: true,
    cell: (product) => <LazyFieldValue schema={genericFields[name]} name={name} value={product[name]} texts={texts} />,
  }))
}
