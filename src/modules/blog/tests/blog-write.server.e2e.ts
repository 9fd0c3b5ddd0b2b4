import { expect, test } from '#testing/browser/e2e.ts'
import { createPost, button, textField, undo } from './blog-write-steps.ts'
import { blog } from '../contract.ts'

const json = { 'content-type': 'application/json' }

test('keeps both texts if another user has saved meanwhile', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/409/)
  await createPost(page, 'Two pens', 'Mine is blue.')
  const id = new URL(page.url()).searchParams.get('post')
  const address = `${blog.base}/posts/${id}`
  const { version } = await (await page.request.get(address)).json()
  const theirs = { content: '<p>Theirs is red.</p>', excerpt: 'Two colours', version }
  expect((await page.request.patch(address, { data: theirs, headers: json })).status()).toBe(200)
  await page.keyboard.type(' Very blue.')
  await expect(page.getByText('Someone else changed this post')).toBeVisible()

  await button(page, 'Use theirs').click()
  await expect(textField(page)).toHaveText('Theirs is red.')
  await undo(page)
  await expect(textField(page)).toHaveText('Mine is blue. Very blue.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(async () => (await (await page.request.get(address)).json()).content).toContain('Very blue.')
  const saved = await (await page.request.get(address)).json()
  expect(saved.excerpt).toBe('Two colours')
})

test('keeps the text while offline, and saves it afterwards', async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|net::/)
  await createPost(page, 'Tunnels', 'One goes in.')
  await context.setOffline(true)
  await page.keyboard.type(' And out.')
  await expect(page.getByText('No connection. Your text is kept here')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(textField(page)).toHaveText('One goes in. And out.')
})
