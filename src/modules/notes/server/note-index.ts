import { fold } from '#platform/text/fold.ts'
import type { Item } from '#platform/records/checklist.ts'
import type { Color } from '../contract.ts'

// Users search for a colour by its name in their language.
const colorNames: Record<Color, string> = {
  info: 'info blue bleu أزرق 蓝色',
  success: 'success green vert أخضر 绿色',
  warning: 'warning amber yellow orange ambre jaune أصفر كهرماني 琥珀色 黄色',
  error: 'error red rouge أحمر 红色',
}

interface Searched {
  title: string
  text: string
  items: readonly Item[]
  labels: readonly string[]
  color: Color
}

const key = (label: string) => `\n${fold(label)}\n`

/** Columns for search and label filters. */
export const createIndex = ({ title, text, items, labels, color }: Searched) => ({
  search: fold(title, text, ...items.map((item) => item.text), ...labels, colorNames[color]),
  labelKey: labels.map(key).join(''),
})

/** `like` pattern for a label in `labelKey`; `\` escapes. */
export const labelPattern = (label: string) => `%${key(label).replace(/[\\%_]/g, '\\$&')}%`
