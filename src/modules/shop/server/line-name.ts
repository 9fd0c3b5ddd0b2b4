import type { Translate } from '#platform/i18n/translate.ts'
import type { OrderLine } from '../contract-orders.ts'

/** The product with the chosen colour and size, for documents and emails. */
export const formatLineName = ({ title, color, size }: Pick<OrderLine, 'title' | 'color' | 'size'>, t: Translate) =>
  [title, color && t(`product.colorNames.${color}`), size].filter(Boolean).join(' · ')
