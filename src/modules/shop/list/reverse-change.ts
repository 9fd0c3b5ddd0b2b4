import { pick } from '#platform/fields/described-values.ts'
import type { Product } from '../contract.ts'

const cellFields = ['title', 'price', 'discount', 'status'] as const

/** The fields that can be changed in a cell. */
export type CellChanges = Partial<Pick<Product, (typeof cellFields)[number] | 'qty'>>

/**
 * The change that undoes a change of a product: other users' later values stay, and pieces sold in between stay sold.
 * `read` is the product as the user saw it before the change, `saved` as the server returned it.
 */
export function reverseChange(read: Product, { qty, ...others }: CellChanges, saved: Product) {
  const names = cellFields.filter((name) => others[name] !== undefined)
  return {
    ...pick(read, names),
    ...(qty !== undefined && { addQty: read.qty - qty }),
    base: pick(saved, names),
  }
}
