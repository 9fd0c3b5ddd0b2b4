const languages = ['en', 'fr', 'ar', 'zh-CN']
const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))

/** What a country is called in the languages of the product, to be found by; none where there is no code. */
export const countryNames = (code: string) =>
  code === '' ? [] : [code, ...names.flatMap((name) => name.of(code) ?? [])]
