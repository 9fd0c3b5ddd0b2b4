import { maxAmount } from '#platform/numbers/amount.ts'
import { fromCents, computePercent, toCents } from '#platform/numbers/money.ts'
import type { Product } from '../contract.ts'
import { maxPieces } from '../contract-fields.ts'

// With a decimal comma or point, whichever the keyboard has; a currency sign is ignored.
const decimal = /^\p{Sc}?\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*\p{Sc}?$/u

/** Reads a typed amount; undefined if it is invalid. */
export function parseAmount(typed: string): number | undefined {
  const [, whole, part = ''] = decimal.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const amount = Number(`${whole}.${part.padEnd(2, '0')}`)
  return amount <= maxAmount ? amount : undefined
}

export function parseQuantity(typed: string): number | undefined {
  const pieces = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return pieces <= maxPieces ? pieces : undefined
}

const maxDiscount = 90

/** A discount in percent, with up to two decimals. */
export function parseDiscount(typed: string): number | undefined {
  const percent = parseAmount(typed.replace(/\s*%$/, ''))
  return percent !== undefined && percent <= maxDiscount ? percent : undefined
}

const signed = /^([+\-−]?)\s*(.*)$/

/** A percentage by which prices rise or, if negative, fall: from -90 to 900. */
export function parsePercent(typed: string): number | undefined {
  const [, sign = '', rest = ''] = signed.exec(typed.trim()) ?? []
  const size = parseAmount(rest.replace(/\s*%$/, ''))
  if (size === undefined) return undefined
  const percent = sign === '' || sign === '+' ? size : -size
  return percent >= -90 && percent <= 900 ? percent : undefined
}

/** The sales price, calculated like on the server. */
export const getSalesPrice = ({ price, discount }: Pick<Product, 'price' | 'discount'>) =>
  fromCents(toCents(price) - computePercent(toCents(price), discount))
