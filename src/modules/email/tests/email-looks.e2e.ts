import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/email/'

// The list without a selection is covered by the test of all screens.
test('has no accessibility violations in light and dark, ltr and rtl', async ({ page }) => {
  test.slow()
  const row = page.locator('[role="row"]:has(a)').first()
  await page.goto(screen)
  await row.getByRole('checkbox').click({ force: true })
  await expect(page.getByRole('toolbar').first()).toBeVisible()
  await expectAccessibleInLooks(page)

  for (const [search, sign] of [
    ['?compose=new', '[contenteditable]'],
    ['?thread=4', 'ol h2, ol li'],
  ] as const) {
    await page.goto(screen + search)
    await page.locator(sign).first().waitFor({ state: 'attached' })
    await expectAccessibleInLooks(page)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('ol li').first().waitFor()
  await expectAccessibleInLooks(page)
  await page.goto(screen)
  await row.waitFor()
  await expectAccessibleInLooks(page)
})
test('shows all tools of a narrow list with a selection, and of a narrow reply', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 850 })
  await page.goto(`${screen}?thread=4`)
  const row = page.locator('[role="row"]:has(a)').nth(1)
  await row.getByRole('checkbox').click({ force: true })
  await expect(page.getByText('1 selected')).toBeInViewport()
  // Trial clicks fail on a button that another element covers.
  await page.getByRole('button', { name: 'Clear selection' }).click({ trial: true })
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.keyboard.press('r')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  for (const name of ['Link', 'Undo', 'Redo']) await expect(tools.getByRole('button', { name })).toBeInViewport()
  const [first, last] = await Promise.all([tools, tools.getByRole('button').last()].map((one) => one.boundingBox()))
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((first?.x ?? 0) + (first?.width ?? 0))
})
test('keeps the positions of folders while a message can be recalled', async ({ page }) => {
  await page.goto(`${screen}?compose=new`)
  const drafts = page.getByRole('link', { name: /^Drafts/ })
  const before = await drafts.boundingBox()
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('someone@partner.example, ')
  await page.getByLabel('Subject').fill('Prices')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Message sent.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Scheduled.*1/ })).toBeVisible()
  expect((await drafts.boundingBox())?.y).toBe(before?.y)
})
test('nothing is cut off at any width', async ({ page }) => {
  for (const [search, sign] of [
    ['', '[role="row"]:has(a)'],
    ['?thread=4', 'ol li'],
    ['?compose=new', '[contenteditable]'],
  ] as const) {
    await page.goto(screen + search)
    await page.locator(sign).first().waitFor()
    for (const width of [320, 600, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect({ search, width, beyond }).toEqual({ search, width, beyond: 0 })
    }
  }
})

test('closing a new message by Escape returns the focus to the button that opened it', async ({ page }) => {
  await page.goto(screen)
  await page.locator('[role="row"]:has(a)').first().waitFor()
  await page.mouse.move(200, 200)
  const opener = page.getByRole('link', { name: 'New message' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New message' })
  await expect(dialog.getByRole('combobox').first()).toBeFocused()
  // The first may close the list of suggestions.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(opener).toBeFocused()
})

test('subjects in another script have their language', async ({ page }) => {
  await page.goto(screen)
  await page.locator('[role="row"]:has(a)').first().waitFor()
  const unmarked = await page
    .locator('[role="row"] :is(a, span[dir])')
    .evaluateAll((texts) =>
      texts
        .filter(
          (text) =>
            /^\P{L}*[\p{Script=Arabic}\p{Script=Han}]{3}/u.test(text.textContent ?? '') &&
            !text.closest('[lang]:not(html)'),
        )
        .map((text) => text.textContent),
    )
  expect(unmarked).toEqual([])
})
