import { useSetting } from '#platform/web/settings/settings.ts'
import { languages } from './languages.ts'

/** Names of countries (ISO 3166-1) in the interface language. A stored code that is none is shown as it is. */
export function useCountryName() {
  const { formatTag } = languages[useSetting('isLanguage')]
  const names = new Intl.DisplayNames(formatTag, { type: 'region', fallback: 'code' })
  return (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
