import { namesWhere } from '#platform/fields/descriptions.ts'
import { LightInput } from '#platform/ui/fields/light-input.tsx'
import { fields, type InvoiceField, invoiceFields } from '../contract-fields.ts'
import { useInvoiceTexts } from '../use-invoice-texts.ts'

const lines = { minRows: 2, maxRows: 6 }

/** The inputs of a card that follow the description. */
export function CardInputs({ card }: { card: Exclude<InvoiceField['card'], 'own'> }) {
  const texts = useInvoiceTexts()
  return namesWhere(invoiceFields, 'card', card).map((name) => (
    <LightInput key={name} schema={fields[name]} name={name} texts={texts} lines={lines} />
  ))
}
