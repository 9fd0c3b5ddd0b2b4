import { fold } from '#platform/text/fold.ts'
import type { Item } from '#platform/records/checklist.ts'
import type { SearchedChoices } from '#platform/server/search/choices/searched-choices.ts'
import { colors } from '../contract.ts'

/** Users search for a colour by its name in their language. */
export const colorChoice: SearchedChoices = { name: 'color', values: colors, isList: false, texts: 'colors' }

interface Searched {
  title: string
  text: string
  items: readonly Item[]
  labels: readonly string[]
}

const key = (label: string) => `\n${fold(label)}\n`

/** Columns for search and label filters. */
export const createIndex = ({ title, text, items, labels }: Searched) => ({
  search: fold(title, text, ...items.map((item) => item.text), ...labels),
  labelKey: labels.map(key).join(''),
})

/** `like` pattern for a label in `labelKey`; `\` escapes. */
export const labelPattern = (label: string) => `%${key(label).replace(/[\\%_]/g, '\\$&')}%`
