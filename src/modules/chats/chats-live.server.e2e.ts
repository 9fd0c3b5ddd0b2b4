import { expect, test } from '#testing/e2e.ts'
import { composer, row, rows, write } from './chats-e2e-steps.ts'

const json = { 'content-type': 'application/json' }

test('two people: what one writes the other sees, with who is there and who is typing', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  await other.request.put('/api/session', { data: { userId: 'u6' }, headers: json })
  const made = await other.request.post('/api/data/chats', {
    data: { name: 'Two of us', members: ['u1'] },
    headers: json,
  })
  const { id } = await made.json()
  const theirs = await other.newPage()
  await Promise.all([page.goto(`/apps/chats?chat=${id}`), theirs.goto(`/apps/chats?chat=${id}`)])
  await expect(page.getByText('2 online')).toBeVisible()

  await composer(theirs).pressSequentially('On my w')
  await expect(page.getByText('Jonas Ekholm is typing')).toBeVisible()
  await composer(theirs).fill('On my way')
  await composer(theirs).press('Enter')
  await expect(row(page, 'On my way')).toBeVisible({ timeout: 2000 })
  await expect(page.getByText('Jonas Ekholm is typing')).toHaveCount(0)

  await write(page, 'See you there')
  await expect(row(theirs, 'See you there')).toBeVisible({ timeout: 2000 })
  await row(theirs, 'See you there').hover()
  await row(theirs, 'See you there').getByRole('button', { name: 'React with 👍' }).click()
  await expect(row(page, 'See you there').getByRole('button', { name: '👍 1 from Jonas Ekholm' })).toBeVisible()
  await other.close()
})

test('without a connection a message waits, also through a reload, and goes once in its order', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await page.goto('/apps/chats?chat=8')
  await expect(rows(page).last()).toBeVisible()
  await page.route('**/api/data/chats/8/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await write(page, 'First of two')
  await expect(page.getByText('Not sent: the server cannot be reached.')).toBeVisible()
  await write(page, 'Second of two')
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2)
  await page.unroute('**/api/data/chats/8/messages')
  await page.reload()
  await expect(row(page, 'Second of two')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(rows(page).nth(-2)).toContainText('First of two')
  await expect(rows(page).last()).toContainText('Second of two')
  await page.reload()
  await expect(row(page, 'First of two')).toHaveCount(1)
  await expect(row(page, 'Second of two')).toHaveCount(1)
})

test('a picture is pasted, shown while it goes up, sent, and opened', async ({ page }) => {
  await page.goto('/apps/chats?chat=8')
  await expect(rows(page).last()).toBeVisible()
  await composer(page).evaluate((field) => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z" fill="teal"/></svg>'
    const data = new DataTransfer()
    data.items.add(new File([drawing], 'pasted.svg', { type: 'image/svg+xml' }))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('button', { name: 'Remove pasted.svg' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const picture = rows(page).last().getByRole('button', { name: 'Open picture pasted.svg' })
  await expect(picture.locator('img')).toBeVisible()
  await picture.click()
  await expect(page.getByRole('dialog', { name: 'pasted.svg' }).getByRole('img')).toBeVisible()
})
