import { useTexts } from '#platform/i18n/use-texts.ts'
import { fewCodes } from './few-codes.ts'

/** Text for the number of remaining recovery codes, and whether to suggest new ones. */
export function useCodesLeft() {
  const t = useTexts('auth')
  return (left: number) => ({
    isFew: left <= fewCodes,
    text:
      left === 0
        ? t('twoSteps.codesNone')
        : t(left <= fewCodes ? 'twoSteps.codesFew' : 'twoSteps.codesLeft', { count: left }),
  })
}
