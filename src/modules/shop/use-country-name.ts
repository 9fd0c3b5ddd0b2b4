import { languages } from '#platform/i18n/languages.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

/** Returns the name of a country (ISO 3166-1) in the interface language. */
export function useCountryName() {
  const { formatTag } = languages[useSetting('isLanguage')]
  const names = new Intl.DisplayNames(formatTag, { type: 'region', fallback: 'code' })
  return (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
