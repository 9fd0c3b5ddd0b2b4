import { expect, test } from '#testing/e2e.ts'
import { social } from './contract.ts'
import { post, posts } from './social-e2e-steps.ts'

const json = { 'content-type': 'application/json' }

test('what colleagues write meanwhile waits behind a button, and a like of theirs shows at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto('/apps/users/profile')
  await posts(page).first().waitFor()
  await streams
  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  for (const content of ['First of two', 'Second of two'])
    expect((await colleague.request.post(`${social.base}/posts`, { data: { content }, headers: json })).status()).toBe(
      201,
    )

  const waiting = page.getByRole('button', { name: '2 new posts' })
  await expect(waiting).toBeVisible()
  await expect(post(page, 'Second of two')).toHaveCount(0)
  await waiting.click()
  await expect(post(page, 'Second of two')).toBeFocused()

  const first = post(page, 'First of two')
  const id = await first.getAttribute('data-post')
  await colleague.request.put(`${social.base}/posts/${id}/like`, { data: { like: true }, headers: json })
  await expect(first.getByRole('button', { name: '1 like' })).toBeVisible()
  await colleague.close()
})
