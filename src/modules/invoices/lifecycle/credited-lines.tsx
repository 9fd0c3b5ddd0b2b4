import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Invoice } from '../contract-invoice.ts'
import styles from './credited-lines.module.css'
import { getRemainingUnits } from './credit-preview.ts'

interface CreditedLinesProps {
  invoice: Invoice
  units: readonly string[]
  onChange: (units: readonly string[]) => void
}

/** The lines of an invoice, each with the number of units to credit. */
export function CreditedLines({ invoice, units, onChange }: CreditedLinesProps) {
  const t = useTexts('invoices')
  const remainingUnits = getRemainingUnits(invoice)
  return (
    <ul className="grid gap-3" aria-label={t('fields.orders')}>
      {invoice.orders.map(({ itemName }, position) => {
        const max = remainingUnits[position] ?? 0
        const value = units[position] ?? '0'
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
          <li key={position} className={styles.line}>
            <span className="flex-1 min-inline-0">
              <bdi>{itemName}</bdi>
              <span className="text-quiet text-13 tabular"> {t('credit.unitsLeft', { count: max })}</span>
            </span>
            <TextField
              className={styles.units ?? ''}
              size="small"
              type="number"
              disabled={max === 0}
              error={Number(value) > max || Number(value) < 0}
              value={value}
              slotProps={{
                htmlInput: {
                  min: 0,
                  max,
                  'aria-label': t('lines.fieldOf', { field: t('fields.units'), position: position + 1 }),
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
