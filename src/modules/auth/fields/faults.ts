import type { Translator } from '#platform/i18n/use-texts.ts'
import { Email, PersonName } from '../contract-fields.ts'
import { judgePassword } from './password-strength.ts'
import type { Faults } from './use-auth-form.ts'

export const emailFault = (t: Translator<'auth'>, email: string): Faults => {
  if (!email.trim()) return { email: t('fields.emailMissing') }
  return Email.safeParse(email).success ? {} : { email: t('fields.emailWrong') }
}

export const nameFault = (t: Translator<'auth'>, name: string): Faults =>
  PersonName.safeParse(name).success ? {} : { name: t('fields.nameMissing') }

/** Errors of a new password. */
export const passwordFault = (t: Translator<'auth'>, password: string, about: readonly string[] = []): Faults => {
  const strength = judgePassword(password, about)
  if (strength === 'short') return { password: t('strength.rule') }
  if (strength === 'long') return { password: t('strength.tooLong') }
  return strength === 'name' || strength === 'repeated' ? { password: t(`strength.${strength}`) } : {}
}
