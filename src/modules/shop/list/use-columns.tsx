import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { Product } from '../contract.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductRating, ProductStatus, ProductStock, SalesPrice } from './product-marks.tsx'
import { ProductName } from './product-name.tsx'
import { useGenericColumns } from './use-generic-columns.tsx'
import { useCellEdits } from './use-cell-edits.tsx'
import { useRights } from './use-rights.ts'

/** The columns of the product table. */
export function useColumns(): Column<Product>[] {
  const stock = useStockColumns()
  const prices = usePriceColumns()
  const sorting = useSortingColumns()
  const genericColumns = useGenericColumns()
  const days = useDayColumns()
  const t = useTexts('shop')
  const cell = (product: Product) => <ProductActions product={product} />
  return [
    ...stock,
    ...prices,
    ...sorting,
    ...genericColumns,
    ...days,
    { id: 'actions', label: t('table.actions'), width: 60, pin: 'end', cell },
  ]
}

/** Name, status and stock. */
function useStockColumns(): Column<Product>[] {
  const t = useTexts('shop')
  const rights = useRights()
  const edits = useCellEdits()
  return [
    {
      id: 'title',
      label: t('product.one'),
      width: 280,
      minWidth: 180,
      grows: true,
      pin: 'start',
      sort: 'title',
      cell: (product) => <ProductName product={product} mayUpdate={rights.update} />,
      ...edits.title,
    },
    {
      id: 'status',
      label: t('product.status'),
      width: 124,
      minWidth: 110,
      sort: 'status',
      card: 'plain',
      cell: ({ status }) => <ProductStatus status={status} />,
      ...edits.status,
    },
    {
      id: 'qty',
      label: t('product.qty'),
      width: 136,
      align: 'end',
      sort: 'qty',
      cell: ({ qty }) => <ProductStock qty={qty} />,
      ...edits.qty,
    },
  ]
}

/** Price, discount and sales price. */
function usePriceColumns(): Column<Product>[] {
  const t = useTexts('shop')
  const format = useFormats()
  const edits = useCellEdits()
  return [
    {
      id: 'price',
      label: t('product.price'),
      width: 112,
      align: 'end',
      sort: 'price',
      isOffCard: true,
      cell: ({ price }) => format.money(toCents(price)),
      ...edits.price,
    },
    {
      id: 'discount',
      label: t('product.discount'),
      width: 104,
      align: 'end',
      sort: '-discount',
      isOffCard: true,
      cell: ({ discount }) =>
        discount > 0 ? format.percent(discount / 100, 2) : <span className="text-quiet">—</span>,
      ...edits.discount,
    },
    {
      id: 'salesPrice',
      label: t('product.salesPrice'),
      width: 116,
      align: 'end',
      sort: 'salesPrice',
      card: 'end',
      cell: ({ price, salesPrice }) => <SalesPrice price={price} salesPrice={salesPrice} />,
    },
  ]
}

/** Values used for filters and search. */
function useSortingColumns(): Column<Product>[] {
  const t = useTexts('shop')
  const format = useFormats()
  return [
    {
      id: 'category',
      label: t('product.category'),
      width: 150,
      isOffCard: true,
      cell: ({ category }) => (
        <span className="truncate">
          {format.list(
            category.map((one) => t(`product.categories.${one}`)),
            'unit',
          )}
        </span>
      ),
    },
    {
      id: 'rating',
      label: t('product.rating'),
      width: 124,
      sort: '-rating',
      isOffCard: true,
      cell: ({ rating, reviews }) => <ProductRating rating={rating} reviews={reviews} />,
    },
    {
      id: 'gender',
      label: t('product.gender'),
      width: 110,
      isHidden: true,
      isOffCard: true,
      cell: ({ gender }) => t(`product.genders.${gender}`),
    },
  ]
}

/** When the product was created and changed. */
function useDayColumns(): Column<Product>[] {
  const t = useTexts('shop')
  const format = useFormats()
  const day = (moment: string) => <time dateTime={moment}>{format.date(moment)}</time>
  return [
    {
      id: 'created',
      label: t('product.created'),
      width: 130,
      sort: '-created',
      isOffCard: true,
      cell: ({ created }) => day(created),
    },
    {
      id: 'updatedAt',
      label: t('product.updatedAt'),
      width: 130,
      sort: '-updatedAt',
      isHidden: true,
      isOffCard: true,
      cell: ({ updatedAt }) => day(updatedAt),
    },
  ]
}
