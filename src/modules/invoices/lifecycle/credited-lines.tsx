import { useTexts } from '#platform/i18n/use-texts.ts'
import { QuantityList } from '#platform/ui/form/inputs/quantity-list.tsx'
import type { Invoice } from '../contract-invoice.ts'
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
    <QuantityList
      label={t('fields.orders')}
      lines={invoice.orders.map(({ itemName }, index) => {
        const max = remainingUnits[index] ?? 0
        return {
          key: index,
          name: itemName,
          note: t('credit.unitsLeft', { count: max }),
          fieldLabel: t('lines.fieldOf', { field: t('fields.units'), position: index + 1 }),
          value: units[index] ?? '0',
          max,
        }
      })}
      onChange={(key, value) => onChange(units.with(key, value))}
    />
  )
}
