import type { Product } from './contract.ts'

const colorCodes: Record<NonNullable<Product['color']>, string> = {
  '#1890FF': 'BLU',
  '#94D82D': 'LIM',
  '#FF4842': 'RED',
  '#FFC107': 'AMB',
  '#00AB55': 'GRN',
  '#000000': 'BLK',
  '#FFC0CB': 'PNK',
}

const longest = 40

/** An article number for a variant, made of the main product's: LM-FA-129-BLK-M. Empty where that has none. */
export function variantSku(sku: string, { color, size }: Pick<Product, 'color' | 'size'>): string {
  const main = sku.trim()
  const sizeCode = size.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  const made = [main, color && colorCodes[color], sizeCode.replace(/^-|-$/g, '')].filter(Boolean).join('-')
  return main && made.length <= longest ? made : ''
}
