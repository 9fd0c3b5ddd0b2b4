import { useTexts } from '#platform/i18n/use-texts.ts'
import { passwordLengths } from '../contract-fields.ts'
import { ratePassword } from './password-strength.ts'

/** Returns what a new password lacks; the server makes the final check. */
export function usePasswordStrength(about: readonly string[]) {
  const t = useTexts('auth')
  return (password: string) => {
    const strength = ratePassword(password, about)
    const says = {
      short: () => t('strength.more', { count: passwordLengths.shortest - [...password].length }),
      name: () => t('strength.name'),
      repeated: () => t('strength.repeated'),
      fair: () => t('strength.fair'),
      good: () => t('strength.good'),
      long: () => t('strength.tooLong'),
    }
    return { strength, isGoodEnough: strength === 'fair' || strength === 'good', text: says[strength]() }
  }
}
