import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/contacts/'
const phone = { width: 390, height: 844 }

// Another test checks the list with all other screens.
test('has no accessibility violations in a contact in light or dark, ltr or rtl', async ({ page }) => {
  test.slow()
  const row = page.locator('[role="row"]:has(a)').first()
  await page.goto(screen)
  await row.getByRole('checkbox').click({ force: true })
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectAccessibleInLooks(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/contact=\d+/)
  const id = new URL(page.url()).searchParams.get('contact')

  for (const [search, sign] of [
    [`?contact=${id}&edit=true`, 'form'],
    ['?contact=new', 'form'],
    [`?contact=${id}`, '[data-contact]'],
  ] as const) {
    await page.goto(screen + search)
    await page.locator(sign).first().waitFor({ state: 'attached' })
    await expectAccessibleInLooks(page)
  }
  await page.setViewportSize(phone)
  await page.locator('[data-contact]').first().waitFor()
  await expectAccessibleInLooks(page)
})

test('has no accessibility violations in the list in light or dark, ltr or rtl', async ({ page }) => {
  test.slow()
  for (const [search, sign] of [
    ['?deleted=true', '[role="row"]:has(a)'],
    ['?q=nobody+at+all', '[role="grid"][hidden]'],
    ['?duplicates=true', '[data-opens-record]'],
  ] as const) {
    await page.goto(screen + search)
    await page.locator(sign).first().waitFor({ state: 'attached' })
    await expectAccessibleInLooks(page)
  }
  await page.locator('[data-opens-record]').first().locator('..').getByRole('button').click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  await expectAccessibleInLooks(page)

  await page.setViewportSize(phone)
  await page.goto(screen)
  await page.locator('[role="row"]:has(a)').first().waitFor()
  await expectAccessibleInLooks(page)
})

test('keeps the main button beside a title whose lead does not fit', async ({ page, look }) => {
  await look({ isLanguage: 'ar', activeDir: 'rtl' })
  await page.setViewportSize(phone)
  await page.goto(screen)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const button = await page.locator('[data-opens="field"]').boundingBox()
  if (!title || !button) throw new Error('The header is not shown')
  expect(button.y).toBeLessThan(title.y + title.height)
})
