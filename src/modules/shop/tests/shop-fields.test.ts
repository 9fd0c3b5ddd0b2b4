import { expect, test } from 'vitest'
import * as z from 'zod'
import { listNames } from '#platform/fields/descriptions.ts'
import { readCsv } from '#platform/text/csv.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { fields as discountFields } from '../contract-discounts.ts'
import { fields as productFields } from '../contract-product.ts'
import { guessMapping } from '../import/import-columns.ts'
import { applyMapping } from '../import/import-rows.ts'
import { openShop } from './shop-test-steps.ts'

const { startsAt: _startsAt, endsAt: _endsAt, ...fieldsWithoutTimes } = discountFields

// The colours of a product with a colour of its own are that one.
const [product, otherProduct] = inventDrafts(z.strictObject(productFields), [{ color: null }, { color: null }])
const [discount, otherDiscount] = inventDrafts(z.strictObject(fieldsWithoutTimes), [
  { code: 'OATS' },
  { code: 'ZEBRA', kind: 'freeDelivery', value: 0 },
])

/** The changed fields, each with the source that lost it. */
const findLost = (
  source: string,
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
) =>
  listNames(expected)
    .filter((name) => JSON.stringify(actual[name]) !== JSON.stringify(expected[name]))
    .map((name) => `${source} loses ${name}`)

test('writes, changes and reads every field of a discount', async () => {
  const { discounts } = await (await openShop(openRuntime))()
  const { id, ...created } = await discounts.create.send({ body: otherDiscount })
  const params = { id }
  const changed = await discounts.edit.send({ params, body: discount })
  expect([
    ...findLost('Create', otherDiscount, created),
    ...findLost('An edit', discount, changed),
    ...findLost('The table', discount, await discounts.show.send({ params })),
  ]).toEqual([])
})

test('writes, changes and reads every field of a product, alone and with its variants', async () => {
  const { products } = await (await openShop(openRuntime))()
  const { id, ...created } = await products.create.send({ body: otherProduct })
  const params = { id }
  const changed = await products.edit.send({ params, body: product })
  await products.edit.send({ params, body: { variants: [{ size: 'XL' }] } })
  const [main, variant] = await products.family.send({ params })
  // A variant inherits missing fields from the main product, except these.
  const { sku: _sku, qty: _qty, size: _size, ...shared } = product
  expect([
    ...findLost('Create', otherProduct, created),
    ...findLost('An edit', product, changed),
    ...findLost('The table', product, main ?? {}),
    ...findLost('A variant', shared, variant ?? {}),
  ]).toEqual([])
})

test('exports and imports every field of a product', async () => {
  const { products } = await (await openShop(openRuntime))()
  const description = '<p>A <strong>bold</strong> claim</p>'
  const { id } = await products.create.send({ body: { ...product, description } })
  const { blob } = await products.export.send({ query: { ids: [id] } })
  const { columns, rows } = readCsv(await blob.text())
  const [row = {}] = applyMapping(rows, guessMapping(columns))
  // An empty cell changes nothing.
  const { color: _color, ...exported } = { ...product, description }
  expect(findLost('A file', exported, row)).toEqual([])
  await products.edit.send({ params: { id }, body: { ...otherProduct, sku: product.sku, description: '<p>None</p>' } })
  expect(await products.import.send({ body: { rows: [{ ...row }] } })).toMatchObject({ updated: 1, refused: 0 })
  expect(findLost('An import', { ...product, description }, await products.show.send({ params: { id } }))).toEqual([])
})
