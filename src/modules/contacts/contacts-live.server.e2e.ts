import { expect, test } from '#testing/e2e.ts'
import { contacts } from './contract.ts'

const json = { 'content-type': 'application/json' }

test('a colleague’s new contact shows within a second, also one that came before the connection or in a break of it', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const stream = Promise.withResolvers<void>()
  await page.route('**/api/events*', async (route) => {
    await stream.promise
    await route.continue()
  })
  const empty = page.getByText('Nothing found for “Livewire”')
  await page.goto('/apps/contacts?q=Livewire')
  await expect(empty).toBeVisible()

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const add = (firstname: string) =>
    colleague.request.post(contacts.base, { data: { firstname, lastname: 'Livewire' }, headers: json })

  expect((await add('Early')).status()).toBe(201)
  await expect(empty).toBeVisible()
  stream.resolve()
  await expect(page.getByText('Early Livewire')).toBeVisible()

  expect((await add('Prompt')).status()).toBe(201)
  await expect(page.getByText('Prompt Livewire')).toBeVisible()

  await page.context().setOffline(true)
  expect((await add('Missed')).status()).toBe(201)
  await page.context().setOffline(false)
  await expect(page.getByText('Missed Livewire')).toBeVisible()
  await colleague.close()
})
