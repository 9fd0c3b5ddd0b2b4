const plural = /_(?:zero|one|two|few|many|other)$/

type Tree = { [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How English is marked on the screens while somebody develops. */
export const markEnglish = (text: string) => `[en] ${text}`

/** All texts of a tree as `change` makes them. */
export const changeTexts = (texts: unknown, change: (text: string) => string): unknown =>
  isTree(texts)
    ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, changeTexts(value, change)]))
    : typeof texts === 'string'
      ? change(texts)
      : texts

/**
 * The texts of a language, with the English ones where it has none: of a text with plurals, none of its forms. `mark`
 * changes what is English.
 */
export function withEnglish(english: unknown, texts: unknown, mark = (text: string) => text): unknown {
  if (!isTree(english)) return texts ?? changeTexts(english, mark)
  const own = isTree(texts) ? texts : {}
  const stems = new Set(Object.keys(own).map((key) => key.replace(plural, '')))
  const completed = Object.entries(english).flatMap(([key, value]) => {
    if (Object.hasOwn(own, key)) return isTree(value) ? [[key, withEnglish(value, own[key], mark)]] : []
    return stems.has(key.replace(plural, '')) ? [] : [[key, changeTexts(value, mark)]]
  })
  return { ...own, ...Object.fromEntries(completed) }
}
