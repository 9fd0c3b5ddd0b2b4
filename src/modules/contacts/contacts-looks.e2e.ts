import { expect, expectAccessible, oppositeLooks, test } from '#testing/e2e.ts'

const screen = './apps/contacts/'

for (const look of oppositeLooks) {
  test(`no barrier in ${look.activeMode}, ${look.activeDir}`, async ({ page, look: choose }) => {
    test.slow()
    await choose(look)
    const row = page.locator('[role="row"]:has(a)').first()
    await page.goto(screen)
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('checkbox').click({ force: true })
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link').click()
    const id = new URL(page.url()).searchParams.get('contact')

    for (const [search, sign] of [
      [`?contact=${id}`, '[data-contact]'],
      [`?contact=${id}&edit=true`, 'form'],
      ['?contact=new', 'form'],
      ['?duplicates=true', '[data-opens-contact]'],
      ['?deleted=true', '[role="row"]:has(a)'],
      ['?q=nobody+at+all', '[role="grid"][hidden]'],
    ] as const) {
      await page.goto(screen + search)
      await page.locator(sign).first().waitFor({ state: 'attached' })
      await expectAccessible(page)
    }

    await page.goto(`${screen}?duplicates=true`)
    await page.locator('[data-opens-contact]').first().locator('..').getByRole('button').click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    for (const search of ['', `?contact=${id}`]) {
      await page.goto(screen + search)
      await page
        .locator(search ? '[data-contact]' : '[role="row"]:has(a)')
        .first()
        .waitFor()
      await expectAccessible(page)
    }
  })
}
