import { useTexts } from '#platform/i18n/use-texts.ts'
import { fewCodes } from './few-codes.ts'

/** Text for the number of remaining recovery codes, and whether to suggest new ones. */
export function useCodesLeft() {
  const t = useTexts('auth')
  return (count: number) => ({
    isFew: count <= fewCodes,
    text:
      count === 0
        ? t('twoSteps.codesNone')
        : t(count <= fewCodes ? 'twoSteps.codesFew' : 'twoSteps.codesLeft', { count }),
  })
}
