import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const list = './apps/ecommerce/list'
const add = './apps/ecommerce/add'
const edit = (id: number) => `./apps/ecommerce/edit/${id}`

/** A PNG of one colour and this size; each line is uncompressed and the same. */
function png(size: number) {
  const computeCrc = (bytes: Buffer) => {
    let crc = -1
    for (const byte of bytes) {
      crc ^= byte
      for (let index = 0; index < 8; index++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
    }
    return ~crc >>> 0
  }
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    const crc = Buffer.alloc(4)
    crc.writeUInt32BE(computeCrc(body))
    return Buffer.concat([length, body, crc])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc((size * 3 + 1) * size, 0x7f)
  for (let row = 0; row < size; row++) rows[row * (size * 3 + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

const picture = (name: string, size = 40) => ({ name, mimeType: 'image/png', buffer: png(size) })

const choosePictures = (page: Page, ...files: ReturnType<typeof picture>[]) =>
  page.getByLabel('Add pictures').and(page.locator('input')).setInputFiles(files)

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

// A static host has no file for the page of a single product.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(untilReady))

test('a product is added with pictures, appears in the list, and can be undone', async ({ page }) => {
  await page.goto(add)
  await field(page, 'Name').fill('Tin drum')
  await field(page, 'Price').fill('20')
  await field(page, 'Discount').fill('12,5')
  await expect(page.getByText('£17.50')).toBeVisible()
  await expect(page.getByText('£2.50 off')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Toys' }).check()
  await page.getByRole('checkbox', { name: 'Red' }).last().check({ force: true })
  await choosePictures(page, picture('front.png', 2000), picture('back.png'))
  await expect(pictures(page)).toHaveCount(2)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page).toHaveURL(/ecommerce\/list/)
  await expect(page.getByRole('link', { name: 'Tin drum' })).toBeVisible()
  await page.getByRole('link', { name: 'Tin drum' }).click()
  await expect(pictures(page)).toHaveCount(2)
  // The uploads are 2,000 pixels wide, the stored pictures 1,600.
  const firstPicture = pictures(page).first().locator('img')
  await expect(firstPicture).toBeVisible()
  await expect.poll(() => firstPicture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await expect(field(page, 'Discount')).toHaveValue('12.5')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Tin drum' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Tin drum' })).toHaveCount(0)
})

test('a change is saved by keyboard, returns to the list as it was, and can be undone', async ({ page }) => {
  await page.goto(`${list}?q=indigo+scarf`)
  await page.getByRole('link', { name: 'Indigo scarf' }).click()
  await field(page, 'Price').fill('35.00')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/list\?q=indigo/)
  await expect(page.getByText('£35.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('£34.00').first()).toBeVisible()
})

test('missing values are reported at their fields and in a summary, and the input is kept', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  await page.goto(add)
  await field(page, 'Discount').fill('95')
  await page.getByRole('button', { name: 'Add product' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'fields need your attention' })
  await expect(summary).toContainText('4 fields')
  await summary.getByRole('button', { name: 'Price' }).click()
  await expect(field(page, 'Price')).toBeFocused()
  await expect(field(page, 'Discount')).toHaveValue('95')
  await field(page, 'Name').fill('Twice')
  await field(page, 'Price').fill('1')
  await field(page, 'Discount').fill('0')
  await page.getByRole('checkbox', { name: 'Toys' }).check()
  await field(page, 'SKU').fill('LM-BO-101')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByText('Another product already has this SKU.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Twice')
})

test('leaving the form asks before it discards the input', async ({ page }) => {
  await page.goto(edit(9))
  await field(page, 'Name').fill('Another name')
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Name')).toHaveValue('Another name')
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/ecommerce\/list/)
})

test('pictures are ordered by keyboard and by dragging, and other files are rejected', async ({ page }) => {
  await page.goto(edit(9))
  await choosePictures(page, picture('one.png'), picture('two.png'), picture('three.png'))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const keys = () => pictures(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-picture')))
  const [one, two, three] = await keys()
  await page.getByRole('button', { name: 'Move picture 1 later' }).press('Enter')
  expect(await keys()).toEqual([two, one, three])
  await expect(page.getByRole('button', { name: 'Move picture 2 later' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await keys()).toEqual([two, three, one])
  await pictures(page).first().locator('img').dragTo(pictures(page).last().locator('img'), { steps: 12 })
  await expect.poll(keys).toEqual([three, one, two])
  // For 50 ms after a drop, a click counts as its end.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await expect(pictures(page)).toHaveCount(2)
  await choosePictures(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This picture cannot be read.')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Some pictures were not uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 3' }).click()
  await save(page).click()
  await expect(page).toHaveURL(/ecommerce\/list/)
})

test('the product form is accessible in opposite themes', async ({ page }) => {
  test.slow()
  await page.goto(edit(9))
  await page.locator('[contenteditable]').waitFor()
  await page.locator('input[type=file]').setInputFiles([picture('one.png'), picture('two.png')])
  await page.locator('input[name=price]').fill('dear')
  await page.locator('button[type=submit]').click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await expectAccessibleInLooks(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInLooks(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
