import { useTexts } from '#platform/i18n/use-texts.ts'
import { fewCodes } from './few-codes.ts'

/** Says how many recovery codes are left after one was used, and whether that is a reason to make new ones. */
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
