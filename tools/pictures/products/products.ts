import { books } from './product-books.ts'
import { clothes } from './product-clothes.ts'
import { lamps } from './product-lamps.ts'
import { toys } from './product-toys.ts'

/** A picture of each product of the sample company, by file name. */
export const products: Record<string, string> = { ...books, ...clothes, ...lamps, ...toys }
