import * as z from 'zod'
import { expect, test } from '#testing/browser/e2e.ts'
import { composer, log, replies, replyComposer, row, thread, write } from './chats-e2e-steps.ts'

const json = { 'content-type': 'application/json' }

test('a thread opens beside the chat, and participants see its replies', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  await other.request.put('/api/session', { data: { userId: 'u6' }, headers: json })
  const response = await other.request.post('/api/data/chats', {
    data: { name: 'Threads of two', members: ['u1'] },
    headers: json,
  })
  const { id } = z.object({ id: z.int() }).parse(await response.json())
  const otherPage = await other.newPage()
  await Promise.all([page.goto(`/apps/chats?chat=${id}`), otherPage.goto(`/apps/chats?chat=${id}`)])
  await write(otherPage, 'Who has the key?')
  await expect(row(page, 'Who has the key?')).toHaveAttribute('data-id', /\d/)

  await row(page, 'Who has the key?').hover()
  await row(page, 'Who has the key?').getByRole('button', { name: 'Reply in thread' }).click()
  await expect(replyComposer(page)).toBeFocused()
  await replyComposer(page).pressSequentially('I')
  await replyComposer(page).fill('I do')
  await replyComposer(page).press('Enter')
  await expect(replies(page).last()).toContainText('I do')

  const summary = row(otherPage, 'Who has the key?').getByRole('button', { name: /1 unread reply/ })
  await expect(summary).toBeVisible()
  await expect(otherPage.getByRole('heading', { name: 'Threads', exact: true })).toBeVisible()
  await summary.click()
  await expect(replies(otherPage).last()).toContainText('I do')
  await expect(otherPage.getByRole('heading', { name: 'Threads', exact: true })).toHaveCount(0)

  await thread(otherPage).getByRole('checkbox', { name: 'Also send to Threads of two' }).check()
  await replyComposer(otherPage).fill('Thank you')
  await replyComposer(otherPage).press('Enter')
  await expect(thread(otherPage).getByRole('checkbox')).not.toBeChecked()
  await expect(replies(page).last()).toContainText('Thank you')
  const inChat = log(page).first().getByRole('article').last()
  await expect(inChat).toContainText('Thank you')
  await expect(inChat.getByRole('button', { name: 'Replied in a thread' })).toBeVisible()

  await page.keyboard.press('Escape')
  await thread(page).getByRole('button', { name: 'Close thread' }).click()
  await expect(thread(page)).toHaveCount(0)
  await expect(row(page, 'Who has the key?').getByRole('button', { name: /2 replies|1 unread reply/ })).toBeVisible()
  await other.close()
})

test('a reply without a connection waits in its thread, and is sent once', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  const response = await page.request.post('/api/data/chats', {
    data: { name: 'Far out', members: ['u6'] },
    headers: json,
  })
  const { id } = z.object({ id: z.int() }).parse(await response.json())
  await page.goto(`/apps/chats?chat=${id}`)
  await write(page, 'A question')
  await expect(row(page, 'A question')).toHaveAttribute('data-id', /\d/)
  await row(page, 'A question').hover()
  await row(page, 'A question').getByRole('button', { name: 'Reply in thread' }).click()
  await expect(replyComposer(page)).toBeFocused()
  await page.route(`**/api/data/chats/${id}/messages`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await replyComposer(page).fill('An answer')
  await replyComposer(page).press('Enter')
  await expect(thread(page).getByText('Not sent. The server cannot be reached.')).toBeVisible()
  await expect(log(page).first().getByText('An answer')).toHaveCount(0)
  await page.unroute(`**/api/data/chats/${id}/messages`)
  await page.reload()
  await expect(replies(page).last()).toContainText('An answer')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(
    row(page, 'A question')
      .first()
      .getByRole('button', { name: /1 reply/ }),
  ).toBeVisible()
  await expect(composer(page)).toBeVisible()
})
