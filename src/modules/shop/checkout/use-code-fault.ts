import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { QuoteState } from './use-quote.ts'

/** Why the discount code does not apply, as text. */
export function useCodeFault({ codeProblem, error }: Pick<QuoteState, 'codeProblem' | 'error'>) {
  const t = useTexts('shop')
  const format = useFormats()
  if (!codeProblem) return error ? t('checkout.code.failed') : undefined
  const { reason, missing, startsAt } = codeProblem
  return t(`checkout.code.problems.${reason}`, {
    missing: format.money(toCents(missing ?? 0)),
    when: startsAt ? format.dateTime(startsAt) : '',
  })
}
