import { expect, test } from '#testing/browser/e2e.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { shop } from '../contract.ts'

const json = { 'content-type': 'application/json' }
const roles = '/api/data/admin/roles'
const keeper = '/api/data/admin/users/u7'
const editor = '/api/data/admin/users/u8'
const products = `${shop.base}/ProductsData`

test('a role that may change only the stock gets a fixed price and a 403; granting the price enables its field at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await browser.newContext({ ...(baseURL && { baseURL }) })
  await admin.request.get('/api/session')
  const data = { name: 'Stock keeper', copyOf: 'viewer' }
  const role = await (await admin.request.post(roles, { data, headers: json })).json()
  const give = async (...fields: string[]) => {
    const rules = [
      { action: ['read'], subject: shop.name },
      { action: ['update'], subject: shop.name, fields },
    ]
    const answer = await admin.request.patch(`${roles}/${role.id}`, { data: { rules }, headers: json })
    expect(answer.status()).toBe(200)
  }
  await give('qty')
  expect((await admin.request.patch(keeper, { data: { role: role.id }, headers: json })).status()).toBe(200)
  try {
    await page.request.put('/api/session', { data: { userId: 'u7' }, headers: json })
    const all = await (await page.request.get(`${products}?limit=100&sort=created`)).json()
    // The oldest: the newest may belong to another test, which deletes it.
    const { id, qty, price } = all.find(
      (one: { variantCount: number; variantOf: number | null }) => one.variantCount + (one.variantOf ?? 0) === 0,
    )
    const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
    await page.goto(`/apps/ecommerce/edit/${id}`)
    await streams
    const field = (name: string) => page.getByRole('textbox', { name })
    await expect(field('Stock')).toBeEnabled()
    await expect(field('Price')).toBeDisabled()
    await expect(field('Discount')).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Add \d+ combination/ })).toHaveCount(0)
    await field('Stock').fill(String(qty + 1))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).not.toHaveURL(/edit/)
    const stored = async () => (await page.request.get(`${products}/${id}`)).json()
    expect(await stored()).toMatchObject({ qty: qty + 1, price })
    const patch = (changes: object) => page.request.patch(`${products}/${id}`, { data: changes, headers: json })
    const refused = await patch({ price: price + 1 })
    expect(refused.status()).toBe(403)
    expect(await refused.json()).toMatchObject({ issues: [{ path: 'price' }] })

    await page.goto(`/apps/ecommerce/edit/${id}`)
    await expect(field('Price')).toBeDisabled()
    await give('qty', 'price')
    await expect(field('Price')).toBeEnabled()
    await expect(field('Discount')).toBeDisabled()
    expect((await patch({ price: price + 1 })).status()).toBe(200)
    expect((await patch({ price, qty })).status()).toBe(200)
  } finally {
    await admin.request.patch(keeper, { data: { role: 'agent' }, headers: json })
    await admin.request.delete(`${roles}/${role.id}`, { data: {}, headers: json })
    await admin.close()
  }
})

test('offers to restore products only to roles that may delete them', async ({ page, browser, baseURL }) => {
  const admin = await browser.newContext({ ...(baseURL && { baseURL }) })
  await admin.request.get('/api/session')
  const data = { name: 'Editor of products', copyOf: 'viewer' }
  const role = await (await admin.request.post(roles, { data, headers: json })).json()
  const rules = [{ action: ['read', 'update'], subject: shop.name }]
  await admin.request.patch(`${roles}/${role.id}`, { data: { rules }, headers: json })
  const product = { title: uniqueName('Trashed drum'), price: 20, category: ['toys'], gender: 'Kids' }
  const { id, title } = await (await admin.request.post(products, { data: product, headers: json })).json()
  await admin.request.delete(`${products}/${id}`, { headers: json })
  await admin.request.patch(editor, { data: { role: role.id }, headers: json })
  try {
    await page.request.put('/api/session', { data: { userId: 'u8' }, headers: json })
    await page.goto('/apps/ecommerce/list?deleted=true')
    await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').click()
    const bar = page.getByRole('toolbar', { name: 'Selected rows' })
    await expect(bar.getByRole('status')).toHaveText('1 selected')
    await expect(bar.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  } finally {
    await admin.request.patch(editor, { data: { role: 'viewer' }, headers: json })
    await admin.request.delete(`${roles}/${role.id}`, { data: {}, headers: json })
    await admin.close()
  }
})
