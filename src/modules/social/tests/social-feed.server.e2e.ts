import { expect, test } from '#testing/browser/e2e.ts'
import { delayRequests } from '#testing/browser/delay-requests.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { social } from '../contract.ts'
import { socialPeople } from '../contract-people.ts'
import { dialog, openFeed, post, posts } from './social-e2e-steps.ts'

const json = { 'content-type': 'application/json' }

test('offers colleagues’ new posts behind a button, and updates likes live', async ({ page, browser, baseURL }) => {
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.goto('/apps/users/profile')
  await posts(page).first().waitFor()
  await streams
  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const [earlier, later] = [uniqueName('First of two'), uniqueName('Second of two')]
  for (const content of [earlier, later])
    expect((await colleague.request.post(`${social.base}/posts`, { data: { content }, headers: json })).status()).toBe(
      201,
    )

  const waiting = page.getByRole('button', { name: '2 new posts' })
  await expect(waiting).toBeVisible()
  await expect(post(page, later)).toHaveCount(0)
  await waiting.click()
  await expect(post(page, later)).toBeFocused()

  const first = post(page, earlier)
  const id = await first.getAttribute('data-post')
  await colleague.request.put(`${social.base}/posts/${id}/like`, { data: { like: true }, headers: json })
  await expect(first.getByRole('button', { name: '1 like' })).toBeVisible()
  await colleague.close()
})

test('does not insert a mention found for an earlier text', async ({ page }) => {
  await openFeed(page)
  await page.getByRole('button', { name: /What would you like to share/ }).click()
  const field = dialog(page, 'New post').getByRole('textbox', { name: 'What do you want to say?' })
  const options = dialog(page, 'New post').getByRole('option')
  await expect(field).toBeFocused()
  await page.keyboard.type('Thanks @')
  await expect(options.first()).not.toContainText('Amina Haddad')
  const release = await delayRequests(page, (url) => url.pathname === socialPeople.base && url.searchParams.has('q'))
  await page.keyboard.type('amina')
  await page.keyboard.press('Enter')
  await expect(options.first()).toBeVisible()
  release()
  await expect(field).toHaveValue('Thanks @amina.haddad ')
})
