import type { FilledRows, FillTools } from '#platform/db/sample/fill.ts'
import { catalogue } from '#platform/db/sample/sample-catalogue.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { genericFields } from './generic-fields.ts'
import { type NewProduct, toProductRow, toHundredths } from './server/product-rows.ts'
import type { Tables } from './server/tables.ts'

/** The number of products with low or no stock, regardless of the total. */
const maxLowStock = 50

/** Repeats the catalogue, each time with other numbers, prices and stock. */
export async function* fillProducts({
  count,
  random,
  next,
  at,
}: FillTools<Tables>): AsyncGenerator<FilledRows<Tables>> {
  const first = await next('shopProducts')
  const models = catalogue.map((product) => ({
    ...product,
    description: trustedHtml(`<p>${escapeHtml(product.description)}</p>`),
  }))
  for (let index = 0; index < count; index += 1) {
    const { number: _number, ...model } = random.pick(models)
    const id = first + index
    const product: NewProduct = {
      ...createDefaultValues(genericFields),
      ...model,
      title: `${model.title}, edition ${id}`,
      sku: `${model.sku}-${id}`,
      price: model.price + random.int(-5, 40) * 10,
      discount: toHundredths(random.chance(0.2) ? random.int(1, 6) * 5 : 0),
      related: random.chance(0.3),
      rating: random.int(35, 50) / 10,
      reviews: random.int(0, 140),
      qty: random.chance(maxLowStock / (count + maxLowStock)) ? random.int(0, 9) : random.int(14, 900),
      pictures: [],
      created: at(index),
      status: random.chance(0.01) ? 'draft' : 'active',
      sold: random.int(0, 400),
      updatedAt: at(index, random.int(0, 1000)),
      deletedAt: random.chance(0.003) ? at(index, 1000) : null,
      variantOf: null,
      color: null,
      size: '',
    }
    yield { shopProducts: [{ id, ...toProductRow(product) }] }
  }
}
