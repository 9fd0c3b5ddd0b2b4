import { LazyFieldValue } from '#platform/ui/fields/lazy-field-value.tsx'
import { describedFields } from './contract-fields.ts'
import type { Invoice } from './contract-invoice.ts'
import { useInvoiceTexts } from './use-invoice-texts.ts'

type Name = keyof typeof describedFields

interface DescribedValueProps<Of extends Name> {
  name: Of
  invoice: Pick<Invoice, Of>
  isLink?: boolean
}

/** The value of a field that follows its description. */
export function DescribedValue<Of extends Name>({ name, invoice, isLink = false }: DescribedValueProps<Of>) {
  const texts = useInvoiceTexts()
  return (
    <LazyFieldValue schema={describedFields[name]} name={name} value={invoice[name]} texts={texts} isLink={isLink} />
  )
}

interface DescribedLinesProps<Of extends Name> {
  names: readonly Of[]
  invoice: Pick<Invoice, Of>
  /** Of the labels. */
  className?: string | undefined
}

/** The filled-in ones of these fields as lines of a `<dl>`. */
export function DescribedLines<Of extends Name>({ names, invoice, className }: DescribedLinesProps<Of>) {
  const texts = useInvoiceTexts()
  const filled = names.filter((name) => invoice[name])
  return filled.map((name) => (
    <div key={name}>
      <dt className={className}>{texts.field(name)}</dt>
      <dd dir="auto">
        <DescribedValue name={name} invoice={invoice} isLink />
      </dd>
    </div>
  ))
}
