import type { OrderLine } from '../contract-orders.ts'

// Mail is written in English, as all that leaves the house.
const colorNames: Record<NonNullable<OrderLine['color']>, string> = {
  '#1890FF': 'Blue',
  '#94D82D': 'Lime',
  '#FF4842': 'Red',
  '#FFC107': 'Amber',
  '#00AB55': 'Green',
  '#000000': 'Black',
  '#FFC0CB': 'Pink',
}

/** What was bought, with the colour and the size that were chosen. */
export const lineName = ({ title, color, size }: Pick<OrderLine, 'title' | 'color' | 'size'>) =>
  [title, color && colorNames[color], size].filter(Boolean).join(' · ')
