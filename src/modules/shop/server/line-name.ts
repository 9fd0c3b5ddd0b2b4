import type { OrderLine } from '../contract-orders.ts'
import { colorWords } from '../product-colors.ts'

/** The product with the chosen colour and size, in English like all mail of the shop. */
export const formatLineName = ({ title, color, size }: Pick<OrderLine, 'title' | 'color' | 'size'>) =>
  [title, color && colorWords[color].name, size].filter(Boolean).join(' · ')
