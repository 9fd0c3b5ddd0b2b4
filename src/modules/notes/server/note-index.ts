import { fold } from '#platform/text/fold.ts'
import type { Color, Item } from '../contract.ts'

// Who searches for a colour writes its name, in whichever of the application's languages.
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

/** The columns that searches and label filters look into. */
export const indexOf = ({ title, text, items, labels, color }: Searched) => ({
  search: fold(title, text, ...items.map((item) => item.text), ...labels, colorNames[color]),
  labelKey: labels.map(key).join(''),
})

/** What to look for in `labelKey`, as a `like` pattern with `\` as its escape. */
export const labelPattern = (label: string) => `%${key(label).replace(/[\\%_]/g, '\\$&')}%`

/** The same labels without those that differ by case or accents alone. */
export const distinctLabels = (labels: readonly string[]) => [
  ...new Map(labels.map((label) => [fold(label), label])).values(),
]
