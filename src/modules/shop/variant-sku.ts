import type { Product } from './contract.ts'
import { colorWords } from './product-colors.ts'

const maxLength = 40

/** Derives a variant's article number from the main product's, such as LM-FA-129-BLK-M. Empty if that has none. */
export function createVariantSku(sku: string, { color, size }: Pick<Product, 'color' | 'size'>): string {
  const main = sku.trim()
  const sizeCode = size.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  const joined = [main, color && colorWords[color].code, sizeCode.replace(/^-|-$/g, '')].filter(Boolean).join('-')
  return main && joined.length <= maxLength ? joined : ''
}
