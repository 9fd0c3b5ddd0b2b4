import type { OrderLine } from '../contract-orders.ts'
import { colorWords } from '../product-colors.ts'

/** What was bought, with the colour and the size that were chosen, in English as all mail of the shop is. */
export const lineName = ({ title, color, size }: Pick<OrderLine, 'title' | 'color' | 'size'>) =>
  [title, color && colorWords[color].name, size].filter(Boolean).join(' · ')
