import { maxCounted } from '#platform/numbers/counted.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Formats counts and amounts in cents, with a mark if they are lower bounds. */
export function useSumTexts(isLeast = false) {
  const t = useTexts('invoices')
  const format = useFormats()
  const formatSum = (amount: string) => (isLeast ? t('list.atLeast', { amount }) : amount)
  return {
    count: (count: number) => formatSum(format.number(isLeast ? Math.min(count, maxCounted) : count)),
    money: (cents: number) => formatSum(format.money(cents)),
  }
}
