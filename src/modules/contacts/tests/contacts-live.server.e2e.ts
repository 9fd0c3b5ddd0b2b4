import { expect, test } from '#testing/browser/e2e.ts'
import { delayRequests } from '#testing/browser/delay-requests.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { contacts } from '../contract.ts'

const json = { 'content-type': 'application/json' }

test('shows a colleague’s new contact live, including those added before the connection or while offline', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const releaseStream = await delayRequests(page, '**/api/events*')
  const lastname = uniqueName('Livewire')
  const empty = page.getByText(`No results for “${lastname}”`)
  await page.goto(`/apps/contacts?q=${encodeURIComponent(lastname)}`)
  await expect(empty).toBeVisible()

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const add = (firstname: string) =>
    colleague.request.post(contacts.base, { data: { firstname, lastname }, headers: json })

  expect((await add('Early')).status()).toBe(201)
  await expect(empty).toBeVisible()
  releaseStream()
  await expect(page.getByText(`Early ${lastname}`)).toBeVisible()

  expect((await add('Prompt')).status()).toBe(201)
  await expect(page.getByText(`Prompt ${lastname}`)).toBeVisible()

  await page.context().setOffline(true)
  expect((await add('Missed')).status()).toBe(201)
  await page.context().setOffline(false)
  await expect(page.getByText(`Missed ${lastname}`)).toBeVisible()
  await colleague.close()
})

test('says that what one wrote is kept when a colleague deletes the contact', async ({ page, browser, baseURL }) => {
  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const data = { firstname: 'Fleeting', lastname: uniqueName('Visitor') }
  const { id } = await (await colleague.request.post(contacts.base, { data, headers: json })).json()
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await page.goto(`/apps/contacts?contact=${id}&edit=true`)
  await notes.fill('Called on Monday')

  expect((await colleague.request.delete(`${contacts.base}/${id}`)).ok()).toBe(true)
  await expect(page.getByText('What you wrote is kept in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.goto(`/apps/contacts?contact=${id}&edit=true`)
  await expect(notes).toHaveValue('Called on Monday')
  await colleague.close()
})

test('shows a change made between the rendering of a page and its hydration', async ({ page, request }) => {
  const lastname = uniqueName('Between')
  const added = await request.post(contacts.base, { data: { firstname: 'Early', lastname }, headers: json })
  const { id } = await added.json()
  const releaseCode = await delayRequests(page, /\/assets\/.*\.js/)
  await page.goto(`/apps/contacts?q=${encodeURIComponent(lastname)}`, { waitUntil: 'commit' })
  await expect(page.getByText(`Early ${lastname}`)).toBeVisible()

  const changed = await request.patch(`${contacts.base}/${id}`, { data: { firstname: 'Late' }, headers: json })
  expect(changed.ok()).toBe(true)
  await expect(page.getByText(`Early ${lastname}`)).toBeVisible()
  releaseCode()
  await expect(page.getByText(`Late ${lastname}`)).toBeVisible()
  await expect(page.getByText(`Early ${lastname}`)).toHaveCount(0)
})
