import { IconTrash, IconWand } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { parseQuantity } from '../list/typed-values.ts'
import { useVariantName } from '../use-variant-name.ts'
import type { Combination } from './combinations.ts'
import type { FormValues } from './form-values.ts'
import { useCanSetField } from './use-can-set-field.ts'
import styles from './variant-table.module.css'

const columns = ['price', 'discount', 'qty', 'sku'] as const
type Column = (typeof columns)[number]

interface VariantTableProps {
  rows: readonly (Combination & { id: string; rowId: number | null })[]
  /** The combination of the product itself, whose other values are fields of the form. */
  main: Combination
  onRemove: (index: number, container: HTMLElement | null) => void
  onFillSkus: () => void
}

/** All variants of a product with price, stock and article number, edited in place. */
export function VariantTable({ rows, main, onRemove, onFillSkus }: VariantTableProps) {
  const t = useTexts('shop')
  const { getChoiceName } = useVariantName()
  const canSet = useCanSetField()
  const container = useRef<HTMLTableSectionElement>(null)
  const getName = (row: Combination) => getChoiceName(row) || t('form.variants.plain')
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('product.variants')}</caption>
        <Head />
        <tbody ref={container}>
          <tr>
            <Choice row={main} name={getName(main)} isMain />
            {columns.map((column) => (
              <Cell key={column} name={column} column={column} choice={getName(main)} />
            ))}
            <td className={styles.remove}>
              <span className="visually-hidden">{t('form.variants.main')}</span>
            </td>
          </tr>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <Choice row={row} name={getName(row)} at={index} />
              {columns.map((column) => (
                <Cell key={column} name={`variants.${index}.${column}`} column={column} choice={getName(row)} />
              ))}
              <td className={styles.remove}>
                {(row.rowId === null || canSet('deleted')) && (
                  <IconAction
                    label={t('form.variants.remove', { choice: getName(row) })}
                    icon={<IconTrash size={18} aria-hidden />}
                    kind="remove"
                    onClick={() => onRemove(index, container.current)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row wrap justify-between gap-2">
        <Total />
        {canSet('sku') && (
          <Button size="small" startIcon={<IconWand size={18} aria-hidden />} onClick={onFillSkus}>
            {t('form.variants.skus')}
          </Button>
        )}
      </div>
    </>
  )
}

function Choice({ row, name, at, isMain = false }: { row: Combination; name: string; at?: number; isMain?: boolean }) {
  const t = useTexts('shop')
  const container = at === undefined ? '' : `variants.${at}.`
  const [size, color] = [useMessage(`${container}size`), useMessage(`${container}color`)]
  const fault = size ?? color
  return (
    <th scope="row" className={styles.choice}>
      <span className="row wrap gap-1-2 min-hit-size">
        {row.color && <span className={styles.dot} style={{ backgroundColor: row.color }} aria-hidden />}
        <span {...asWritten(name)}>{name}</span>
        {isMain && <span className={styles.main}>{t('form.variants.main')}</span>}
      </span>
      {fault && (
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </th>
  )
}

interface CellProps {
  name: Column | `variants.${number}.${Column}`
  column: Column
  choice: string
}

function Cell({ name, column, choice }: CellProps) {
  const t = useTexts('shop')
  const { register } = useFormContext<FormValues>()
  const canSet = useCanSetField()
  const error = useMessage(name)
  const label = t(`product.${column}`)
  const fault = `${name} fault`.replaceAll(/[ .]/g, '-')
  return (
    <td data-label={label} data-column={column}>
      <input
        {...register(name)}
        className={styles.input}
        disabled={!canSet(column)}
        aria-label={t('form.variants.of', { field: label, choice })}
        aria-invalid={error !== undefined}
        aria-describedby={error ? fault : undefined}
        inputMode={column === 'sku' ? 'text' : column === 'qty' ? 'numeric' : 'decimal'}
        dir={column === 'sku' ? 'ltr' : undefined}
        autoComplete="off"
      />
      {error && (
        <span id={fault} className={styles.fault}>
          {error}
        </span>
      )}
    </td>
  )
}

function Total() {
  const t = useTexts('shop')
  const [qty, variants] = useWatch<FormValues, ['qty', 'variants']>({ name: ['qty', 'variants'] })
  const count = [qty, ...variants.map((row) => row.qty)].reduce((sum, typed) => sum + (parseQuantity(typed) ?? 0), 0)
  return <span className="text-quiet text-13">{t('form.variants.pieces', { count })}</span>
}

function Head() {
  const t = useTexts('shop')
  return (
    <thead>
      <tr>
        <th scope="col">{t('form.variants.choice')}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {t(`product.${column}`)}
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">{t('table.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}
