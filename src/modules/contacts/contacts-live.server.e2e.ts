import { expect, test } from '#testing/e2e.ts'
import { contacts } from './contract.ts'

const json = { 'content-type': 'application/json' }

test('a colleague’s new contact shows within a second, also after a break in the connection', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/apps/contacts?q=Livewire')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.reload()
  await streams

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const add = (firstname: string) =>
    colleague.request.post(contacts.base, { data: { firstname, lastname: 'Livewire' }, headers: json })

  expect((await add('Prompt')).status()).toBe(201)
  await expect(page.getByText('Prompt Livewire')).toBeVisible()

  await page.context().setOffline(true)
  expect((await add('Missed')).status()).toBe(201)
  await page.context().setOffline(false)
  await expect(page.getByText('Missed Livewire')).toBeVisible()
  await colleague.close()
})
