import type { Translator } from '#platform/i18n/use-texts.ts'
import { Email, PersonName } from '../contract-fields.ts'
import { ratePassword } from './password-strength.ts'
import type { FieldErrors } from './use-auth-form.ts'

export const findEmailError = (t: Translator<'auth'>, email: string): FieldErrors => {
  if (!email.trim()) return { email: t('fields.emailMissing') }
  return Email.safeParse(email).success ? {} : { email: t('fields.emailWrong') }
}

export const findNameError = (t: Translator<'auth'>, name: string): FieldErrors =>
  PersonName.safeParse(name).success ? {} : { name: t('fields.nameMissing') }

/** Errors of a new password. */
export const findPasswordError = (
  t: Translator<'auth'>,
  password: string,
  about: readonly string[] = [],
): FieldErrors => {
  const strength = ratePassword(password, about)
  if (strength === 'short') return { password: t('strength.rule') }
  if (strength === 'long') return { password: t('strength.tooLong') }
  return strength === 'name' || strength === 'repeated' ? { password: t(`strength.${strength}`) } : {}
}
