import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Invoice } from '../contract-invoice.ts'
import styles from './credited-lines.module.css'
import { unitsLeft } from './credit-preview.ts'

interface CreditedLinesProps {
  invoice: Invoice
  units: readonly string[]
  onChange: (units: readonly string[]) => void
}

/** The lines of an invoice, each with the number of units to credit. */
export function CreditedLines({ invoice, units, onChange }: CreditedLinesProps) {
  const t = useTexts('invoices')
  const left = unitsLeft(invoice)
  return (
    <ul className="grid gap-3" aria-label={t('fields.orders')}>
      {invoice.orders.map(({ itemName }, position) => {
        const most = left[position] ?? 0
        const typed = units[position] ?? '0'
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
          <li key={position} className={styles.line}>
            <span className="flex-1 min-inline-0">
              <bdi>{itemName}</bdi>
              <span className="text-quiet text-13 tabular"> {t('credit.unitsLeft', { count: most })}</span>
            </span>
            <TextField
              className={styles.units ?? ''}
              size="small"
              type="number"
              disabled={most === 0}
              error={Number(typed) > most || Number(typed) < 0}
              value={typed}
              slotProps={{
                htmlInput: {
                  min: 0,
                  max: most,
                  'aria-label': t('lines.fieldOf', { field: t('fields.units'), place: position + 1 }),
                },
              }}
              onChange={({ target }) => onChange(units.map((one, index) => (index === position ? target.value : one)))}
            />
          </li>
        )
      })}
    </ul>
  )
}
