import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { priceRanges } from '../contract-fields.ts'

/** The name of a price range: under, between or from. */
export function usePriceRangeName() {
  const t = useTexts('shop')
  const format = useFormats()
  return (range: keyof typeof priceRanges) => {
    const [from, to] = priceRanges[range]
    const money = (amount: number) => format.money(toCents(amount))
    if (to === null) return t('store.priceFrom', { from: money(from) })
    return from === 0
      ? t('store.priceUnder', { to: money(to) })
      : t('store.priceBetween', { from: money(from), to: money(to) })
  }
}
