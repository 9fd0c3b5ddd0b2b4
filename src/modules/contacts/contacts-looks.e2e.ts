import { expect, expectAccessible, oppositeLooks, test } from '#testing/e2e.ts'

const screen = './apps/contacts/'
const phone = { width: 390, height: 844 }

// The list alone is looked at with every other screen.
for (const look of oppositeLooks) {
  const { activeMode, activeDir } = look

  test(`no barrier around one contact in ${activeMode}, ${activeDir}`, async ({ page, look: choose }) => {
    await choose(look)
    const row = page.locator('[role="row"]:has(a)').first()
    await page.goto(screen)
    await row.getByRole('checkbox').click({ force: true })
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectAccessible(page)
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
      await expectAccessible(page)
    }
    await page.setViewportSize(phone)
    await page.locator('[data-contact]').first().waitFor()
    await expectAccessible(page)
  })

  test(`no barrier around the list in ${activeMode}, ${activeDir}`, async ({ page, look: choose }) => {
    await choose(look)
    for (const [search, sign] of [
      ['?deleted=true', '[role="row"]:has(a)'],
      ['?q=nobody+at+all', '[role="grid"][hidden]'],
      ['?duplicates=true', '[data-opens-contact]'],
    ] as const) {
      await page.goto(screen + search)
      await page.locator(sign).first().waitFor({ state: 'attached' })
      await expectAccessible(page)
    }
    await page.locator('[data-opens-contact]').first().locator('..').getByRole('button').click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await expectAccessible(page)

    await page.setViewportSize(phone)
    await page.goto(screen)
    await page.locator('[role="row"]:has(a)').first().waitFor()
    await expectAccessible(page)
  })
}
