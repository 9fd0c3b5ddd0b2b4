import type { Language } from '#platform/i18n/languages.ts'

/** `/fr/…` for every language except that of addresses without a language. */
export const prefixed = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`)
