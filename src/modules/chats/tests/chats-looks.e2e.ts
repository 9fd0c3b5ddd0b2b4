import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { chat, composer, log, replies, replyComposer, row, rows, screen, thread, write } from './chats-e2e-steps.ts'

test('an open chat with its details is accessible', async ({ page }) => {
  await page.goto(`${screen}?chat=2&panel=about`)
  await expect(rows(page).last()).toBeVisible()
  await rows(page).last().hover()
  await expectAccessibleInLooks(page)
})

test('a thread beside its chat is accessible', async ({ page }) => {
  await page.goto(`${screen}?chat=2`)
  await row(page, 'Ever Calm')
    .getByRole('button', { name: /repl(y|ies)/ })
    .click()
  await expect(replies(page).last()).toContainText('she tracks ships for fun')
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'All threads' }).click()
  const all = page.getByRole('complementary', { name: 'Followed threads' })
  await expect(all.getByText('Ever Calm')).toBeVisible()
  await expectAccessibleInLooks(page)
  await all.getByRole('link', { name: '5 replies' }).click()
  await expect(replies(page).last()).toContainText('she tracks ships for fun')
})

test('a phone shows a thread instead of its chat, and returns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${screen}?chat=2`)
  await row(page, 'Ever Calm')
    .getByRole('button', { name: /repl(y|ies)/ })
    .click()
  await expect(replies(page).last()).toContainText('she tracks ships for fun')
  await expect(composer(page)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await thread(page).getByRole('button', { name: 'Close thread' }).click()
  await expect(composer(page)).toBeVisible()
})

test('the dialog with all channels is accessible', async ({ page }) => {
  await page.goto(`${screen}?browse=yes`)
  await expect(page.getByRole('button', { name: 'Join Lunch' })).toBeVisible()
  await expectAccessibleInLooks(page)
})

test('nothing overflows at any width', async ({ page }) => {
  const widths = [320, 390, 768, 1024, 1440]
  const isWithin = (width: number) => page.evaluate((most) => document.documentElement.scrollWidth <= most, width)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${screen}?chat=2&panel=files`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('complementary', { name: 'Files' })).toBeVisible()
    expect(await isWithin(width), `with files, at ${width} pixels`).toBe(true)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'can you release the 76 dollars')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(composer(page)).toBeInViewport()
    expect(await isWithin(width), `at ${width} pixels`).toBe(true)
  }
})

test('a phone moves from the list to a chat and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(screen)
  await expect(composer(page)).toBeHidden()
  await page.getByRole('link', { name: 'Support rota' }).click()
  await expect(row(page, 'His number is in the ticket')).toBeVisible()
  await page.getByRole('button', { name: 'All chats' }).click()
  await expect(page.getByRole('link', { name: 'Support rota' })).toBeVisible()
  await expect(composer(page)).toBeHidden()
})

test('keys move between messages and to their toolbar', async ({ page }) => {
  await page.goto(`${screen}?chat=8`)
  await expect(rows(page).last()).toBeVisible()
  await page.getByRole('log').focus()
  await page.keyboard.press('ArrowUp')
  await expect(rows(page).last()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows(page).nth(-2)).toBeFocused()
  await expect(rows(page).nth(-2).getByRole('toolbar', { name: 'Message' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(rows(page).nth(-2).getByRole('toolbar').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('t')
  await expect(replyComposer(page)).toBeFocused()
})

test('a viewer can read only, and sees why', async ({ page }) => {
  await page.goto(screen)
  await expect(rows(page).last()).toBeVisible()
  await page.evaluate(() =>
    fetch('/api/session', {
      method: 'PUT',
      body: JSON.stringify({ userId: 'u4' }),
      headers: { 'content-type': 'application/json' },
    }),
  )
  await page.reload()
  await expect(rows(page).last()).toBeVisible()
  await expect(page.getByText('You can read chats but not write in them.')).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  await rows(page).last().hover()
  await expect(
    rows(page)
      .last()
      .getByRole('button', { name: /^Reply/ }),
  ).toHaveCount(0)
})

test('names in the list of members are not cut, and attachments keep a distance to the field', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 850 })
  await page.goto(`${screen}?chat=1&panel=about`)
  const members = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Message / }) })
  const names = members.locator('bdi')
  await expect(names.first()).toBeVisible()
  const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
  expect(cut).toBe(0)

  const file = { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await page.locator('input[type="file"]').last().setInputFiles(file)
  const chip = page.getByRole('list', { name: 'Attachments' })
  await expect(chip).toBeVisible()
  const [box, field] = await Promise.all([chip.boundingBox(), composer(page).boundingBox()])
  expect((box?.x ?? 0) - (field?.x ?? 0)).toBeGreaterThanOrEqual(8)
})

test('the messages are one Tab stop, and Tab goes into the message with the focus', async ({ page }) => {
  await page.goto(`${screen}?chat=2`)
  await expect(rows(page).last()).toBeVisible()
  await log(page).focus()
  await page.keyboard.press('Tab')
  expect(await log(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
  await log(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  expect(await log(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('the link of a chat is described by its unread messages', async ({ page }) => {
  await page.goto(screen)
  await expect(chat(page, 'Harbour launch')).toHaveAccessibleDescription(/unread/)
})

test('a phone shows the number of members and of those online', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${screen}?chat=1`)
  const members = page.getByRole('button', { name: /members/ })
  await expect(members).toBeVisible()
  const text = members.locator('span').first()
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test('the items of a bulleted list have bullets', async ({ page }) => {
  await page.goto(`${screen}?chat=2`)
  await write(page, '- Kites\n- Lanterns')
  const item = rows(page).last().getByRole('listitem').filter({ hasText: 'Lanterns' })
  await expect(item).toHaveCSS('list-style-type', 'disc')
})
