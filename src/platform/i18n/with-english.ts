const plural = /_(?:zero|one|two|few|many|other)$/

type Tree = { [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The mark of English texts on the screens during development. */
export const markEnglish = (text: string) => `[en] ${text}`

/** Applies `change` to all texts of a tree. */
export const changeTexts = (texts: unknown, change: (text: string) => string): unknown =>
  isTree(texts)
    ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, changeTexts(value, change)]))
    : typeof texts === 'string'
      ? change(texts)
      : texts

/**
 * The texts of a language, with English ones where they are missing: if any plural form exists, no English form is
 * added. `mark` changes the English texts.
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
