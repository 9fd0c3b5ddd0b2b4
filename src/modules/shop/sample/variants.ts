import { deriveFamilyValues } from '../server/family.ts'
import { type NewProduct, getSumsWithoutVariants, type ProductRow, getSalesPrice } from '../server/product-rows.ts'
import { createVariantSku } from '../variant-sku.ts'

const adults = ['S', 'M', 'L', 'XL']
const children = ['92', '104', '116', '128']

/** Sizes of clothes, by product number. */
const sizes: Readonly<Record<number, readonly string[]>> = {
  5: adults,
  9: children,
  15: adults,
  19: ['23–26', '27–30', '31–34'],
  21: ['XS', 'S', 'M', 'L'],
  29: ['92', '104', '116'],
  31: children,
  43: ['XS', 'S', 'M', 'L'],
}

/** The surcharge for larger sizes, in cents. */
const extra: Readonly<Record<string, number>> = { XL: 400 }

// Shares of the stock: some variants have few pieces, some none.
const mainShare = 5
const shares = [3, 2, 1, 4, 2, 3, 0]

function split(pieces: number, count: number) {
  const parts = Array.from({ length: count - 1 }, (_, index) => shares[index % shares.length] ?? 0)
  const all = mainShare + parts.reduce((sum, part) => sum + part, 0)
  const others = parts.map((part) => Math.floor((pieces * part) / all))
  return [pieces - others.reduce((sum, one) => sum + one, 0), ...others]
}

/** Toys and books have several colours at once; clothes and lamps are offered in each. */
const isMulticolored = ({ category }: Pick<NewProduct, 'category'>) =>
  category.includes('fashion') || category.includes('electronics')

type SampleProduct = Omit<NewProduct, 'variantOf' | 'color' | 'size'> & { id: number }

/** A sample product with its variants, among which its stock is divided. */
export function sampleFamily(product: SampleProduct, firstId: number): ProductRow[] {
  const colors = product.colors.length > 1 && isMulticolored(product) ? product.colors : [null]
  const choices = colors.flatMap((color) => (sizes[product.id] ?? ['']).map((size) => ({ color, size })))
  const pieces = split(product.qty, choices.length)
  const rows = choices.map((choice, index) => {
    const row = {
      ...product,
      ...choice,
      id: index === 0 ? product.id : firstId + index - 1,
      variantOf: index === 0 ? null : product.id,
      sku: index === 0 ? product.sku : createVariantSku(product.sku, choice),
      price: product.price + (extra[choice.size] ?? 0),
      qty: pieces[index] ?? 0,
    }
    return { ...row, salesPrice: getSalesPrice(row), ...getSumsWithoutVariants(row) }
  })
  return deriveFamilyValues(rows)
}
