/** The sample company's markets by continent. */
const continents = {
  africa: ['EG', 'GH', 'KE', 'MA', 'NG', 'SN', 'TN', 'ZA'],
  americas: ['AR', 'BR', 'CA', 'CL', 'CO', 'MX', 'PE', 'US'],
  asia: ['AE', 'CN', 'IN', 'JP', 'JO', 'KR', 'SA', 'SG'],
  europe: ['CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL', 'PT', 'SE'],
} as const

export type Continent = keyof typeof continents

export interface Country {
  code: string
  name: string
  continent: Continent
}

/** Names in the given language, in its sort order. */
export function getCountries(tag: string): Country[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const countriesByContinent: readonly (readonly [Continent, readonly string[]])[] = [
    ['africa', continents.africa],
    ['americas', continents.americas],
    ['asia', continents.asia],
    ['europe', continents.europe],
  ]
  return countriesByContinent.flatMap(([continent, codes]) =>
    codes
      .map((code) => ({ code, continent, name: names.of(code) ?? code }))
      .toSorted((one, other) => compare(one.name, other.name)),
  )
}
