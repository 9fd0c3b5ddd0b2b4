import { useTexts } from '#platform/i18n/use-texts.ts'

/** The name of an invoice: its number, or that it is a draft. */
export function useInvoiceName() {
  const t = useTexts('invoices')
  return ({ id, number }: { id: number; number: string }) => number || t('draftOf', { id: String(id) })
}
