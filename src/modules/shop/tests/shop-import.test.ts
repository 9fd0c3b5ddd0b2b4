import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { readCsv } from '#platform/text/csv.ts'
import { guessMapping } from '../import/import-columns.ts'
import { applyMapping } from '../import/import-rows.ts'
import { addProduct, openShop, productDraft } from './shop-test-steps.ts'

const row = { title: 'Drum', price: 20, category: ['toys'], gender: 'Kids', sku: 'D-1' }
const rows = [
  row,
  { ...row, title: 'Known', sku: 'lm-known', price: 9.5 },
  { ...row, sku: 'd-1' },
  { ...row, sku: '', title: '' },
  { title: 'No price', sku: 'D-2' },
  { ...row, sku: 'D-3', price: 1.999, colour: 'red' },
]

const expected = {
  created: 1,
  updated: 1,
  refused: 4,
  rows: [
    { row: 0, outcome: 'created' },
    { row: 1, outcome: 'updated' },
    { row: 2, outcome: 'refused', issues: [{ path: 'sku' }] },
    { row: 3, outcome: 'refused', issues: [{ path: 'title' }] },
    { row: 4, outcome: 'refused', issues: [{ path: 'price' }, { path: 'category' }, { path: 'gender' }] },
    { row: 5, outcome: 'refused', issues: [{ path: 'price' }, { path: 'colour' }] },
  ],
}

test('creates, updates by SKU, or rejects each row by itself, with the reason', async () => {
  const admin = await (await openShop(openRuntime))()
  const { products } = admin
  const existing = await addProduct(admin, { sku: 'LM-Known', qty: 7, discount: 10 })
  const report = await products.import.send({ body: { rows } })
  expect(report).toMatchObject(expected)
  expect(report.rows[1]?.id).toBe(existing.id)
  // Fields that the row does not name are unchanged.
  expect(await products.show.send({ params: { id: existing.id } })).toMatchObject({
    title: 'Known',
    price: 9.5,
    discount: 10,
    qty: 7,
    sku: 'lm-known',
  })
  const [created] = await products.list.send({ query: { ids: [report.rows[0]?.id ?? 0] } })
  expect(created).toMatchObject({ title: 'Drum', status: 'active', qty: 0 })
})

test('sanitises descriptions, and rejects only the row of one that is too complex', async () => {
  const { products } = await (await openShop(openRuntime))()
  const texts = ['<p onclick="x()">Oak</p><script>x</script>', '<div>'.repeat(2300), '&'.repeat(50_000), 7]
  const described = texts.map((description, index) => ({ ...row, sku: `T-${index}`, description }))
  const report = await products.import.send({ body: { rows: described } })
  expect(report).toMatchObject({ created: 1, refused: 3 })
  for (const { issues } of report.rows.slice(1)) expect(issues).toMatchObject([{ path: 'description' }])
  const [created] = await products.list.send({ query: { ids: [report.rows[0]?.id ?? 0] } })
  expect(created?.description).toBe('<p>Oak</p>')
})

test('reports the same in a dry run and writes nothing', async () => {
  const admin = await (await openShop(openRuntime))()
  await addProduct(admin, { sku: 'LM-Known' })
  const before = await admin.products.list.send()
  expect(await admin.products.import.send({ body: { rows, dryRun: true } })).toMatchObject(expected)
  expect(await admin.products.list.send()).toEqual(before)
})

test('creates no duplicates when a file is imported twice', async () => {
  const { products } = await (await openShop(openRuntime))()
  const file = Array.from({ length: 50 }, (_, index) => ({
    ...productDraft,
    title: `Drum ${index}`,
    sku: `D-${index}`,
  }))
  expect(await products.import.send({ body: { rows: file } })).toMatchObject({ created: 50, updated: 0 })
  expect(await products.import.send({ body: { rows: file } })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 50,
  })
  expect((await products.list.send({ query: { main: true } })).length).toBe(98)
})

test('keeps the formatting of an exported description, and changes only what was edited in the file', async () => {
  const admin = await (await openShop(openRuntime))()
  const { products } = admin
  const description =
    '<p>Oak &amp; <strong>ash</strong></p><ul><li>with a <a href="https://oak.example">link</a></li></ul>'
  const drum = await addProduct(admin, { sku: 'D-1', description })
  const [, variant] = await (async () => {
    await products.edit.send({ params: { id: drum.id }, body: { variants: [{ size: 'L', sku: 'D-1-L', qty: 2 }] } })
    return products.family.send({ params: { id: drum.id } })
  })()
  const plain = await addProduct(admin, { sku: 'D-2', description: 'Oak &amp; ash' })
  const stored = await products.show.send({ params: { id: drum.id } })
  const ids = [drum.id, variant?.id ?? 0, plain.id]
  const { columns, rows: exported } = readCsv(await (await products.export.send({ query: { ids } })).blob.text())
  const file = applyMapping(exported, guessMapping(columns))
  const unchanged = await products.import.send({ body: { rows: file } })
  expect(unchanged).toMatchObject({ updated: 0, unchanged: 3, refused: 0 })
  expect(unchanged.rows.map(({ outcome, id }) => [outcome, ids.includes(id ?? 0)])).toEqual(
    Array(3).fill(['unchanged', true]),
  )
  expect((await products.show.send({ params: { id: drum.id } })).updatedAt).toBe(stored.updatedAt)

  // A title that only the main product's row changes is not changed back by the row of a variant.
  const edited = file.map((one) => (one['sku'] === 'D-1' ? { ...one, price: 21, title: 'Oak drum' } : one))
  expect(await products.import.send({ body: { rows: edited, dryRun: true } })).toMatchObject({
    updated: 1,
    unchanged: 2,
  })
  expect(await products.import.send({ body: { rows: edited } })).toMatchObject({ updated: 1, unchanged: 2 })
  expect(await products.show.send({ params: { id: drum.id } })).toMatchObject({
    title: 'Oak drum',
    price: 21,
    description: stored.description,
  })
  expect(stored.description).toContain('<strong>')
})

test('exports the whole result in its order, and escapes formulas', async () => {
  const admin = await (await openShop(openRuntime))()
  await addProduct(admin, { title: '=1+1', sku: 'ZZ-1', price: 0.5, colors: ['#000000', '#FF4842'] })
  const file = await admin.products.export.send({ query: { sort: '-sku', main: true } })
  expect(file.name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const text = await file.blob.text()
  expect(text).toContain("'=1+1")
  const table = readCsv(text)
  expect(table.rows.length).toBe(49)
  expect(table.rows[0]).toMatchObject({ sku: 'ZZ-1', title: '=1+1', price: '0.50', colors: '#000000 #FF4842' })
  const some = await (await admin.products.export.send({ query: { category: ['books'], sort: 'price' } })).blob.text()
  const prices = readCsv(some).rows.map(({ price }) => Number(price))
  expect(prices.length).toBeGreaterThan(5)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test('imports variants by the SKU of their main product, in any order', async () => {
  const [blue, red, black] = ['#1890FF', '#FF4842', '#000000']
  const { products } = await (await openShop(openRuntime))()
  const main = { title: 'Cap', sku: 'CAP', price: 9, category: ['fashion'], gender: 'Men', color: blue, qty: 1 }
  const first = { title: 'Cap', sku: 'CAP-R', variantOf: 'cap', color: red, qty: 2, price: 10 }
  const rows: Record<string, string | number | string[]>[] = [
    first,
    main,
    { title: 'Cap', sku: 'CAP-R2', variantOf: 'CAP', color: red },
    { title: 'Cap', sku: 'CAP-X', variantOf: 'nobody', color: red },
    { title: 'Cap', sku: 'CAP-B', variantOf: 'CAP-R', color: black, price: 1 },
  ]
  const outcomes = ['created', 'created', 'refused', 'refused', 'refused']
  const dry = await products.import.send({ body: { rows, dryRun: true } })
  expect(dry.rows.map(({ outcome }) => outcome)).toEqual(outcomes)
  const report = await products.import.send({ body: { rows } })
  expect(report.rows.map(({ outcome, issues }) => [outcome, issues[0]?.path])).toEqual([
    ['created', undefined],
    ['created', undefined],
    ['refused', 'size'],
    ['refused', 'variantOf'],
    ['refused', 'variantOf'],
  ])
  const [cap] = await products.list.send({ query: { ids: [report.rows[1]?.id ?? 0] } })
  expect(cap).toMatchObject({ variantCount: 1, familyQty: 3, colors: [blue, red], lowestPrice: 9, highestPrice: 10 })
  const text = await (await products.export.send({ query: { q: 'cap-r' } })).blob.text()
  expect(text).toMatch(/CAP-R,CAP,Cap,10\.00/)
  const again = await products.import.send({ body: { rows: [{ title: 'Cap', sku: 'CAP-R', size: 'L' }, first] } })
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['updated', 'refused'])
})
