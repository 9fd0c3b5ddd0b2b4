import { languageCodes, languages } from '#platform/i18n/languages.ts'

const names = languageCodes.map(
  (code) => new Intl.DisplayNames(languages[code].tag, { type: 'region', fallback: 'none' }),
)

/** Names of a country in all languages of the product, for searching; empty without a code. */
export const countryNames = (code: string) =>
  code === '' ? [] : [code, ...names.flatMap((name) => name.of(code) ?? [])]
