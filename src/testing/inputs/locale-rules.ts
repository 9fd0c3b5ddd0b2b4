const PLURAL = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/
const languages = { en: 'en', fr: 'fr', ar: 'ar', ch: 'zh-CN' } as const

export const localeFiles = Object.keys(languages)

/** Keys and texts of a locale file, however deep: `{ a: { b: 'x' } }` is `a.b`. */
export function flatten(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const words = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, word]) => word))].sort().join(' ')

/** What a translation lacks or has too much against English; each language has its own plural forms. */
export function localeFaults(language: string, english: Map<string, string>, texts: Map<string, string>): string[] {
  const tag = Object.entries(languages).find(([code]) => code === language)?.[1] ?? language
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const stems = (map: Map<string, string>) => new Map([...map].map(([key, text]) => [key.replace(PLURAL, ''), text]))
  const [wanted, found] = [stems(english), stems(texts)]
  const faults: string[] = []
  for (const [key, text] of wanted) {
    const translated = found.get(key)
    if (translated === undefined) faults.push(`lacks ${key}`)
    else if (translated.trim() === '') faults.push(`${key} is empty`)
    else if (!english.has(`${key}_other`) && words(translated) !== words(text))
      faults.push(`${key} has other placeholders`)
    if (!english.has(`${key}_other`)) continue
    for (const form of forms) if (!texts.has(`${key}_${form}`)) faults.push(`lacks ${key}_${form}`)
  }
  for (const key of found.keys()) if (!wanted.has(key)) faults.push(`has ${key}, which English has not`)
  return faults
}
