import { languageCodes, languages } from '#platform/i18n/languages.ts'

const names = languageCodes.map(
  (code) => new Intl.DisplayNames(languages[code].tag, { type: 'region', fallback: 'none' }),
)

/** What a country is called in the languages of the product, to be found by; none where there is no code. */
export const countryNames = (code: string) =>
  code === '' ? [] : [code, ...names.flatMap((name) => name.of(code) ?? [])]
