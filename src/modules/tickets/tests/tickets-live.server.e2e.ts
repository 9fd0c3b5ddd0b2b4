import { expect, test } from '#testing/browser/e2e.ts'
import { delayResponse } from '#testing/browser/delay-requests.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { tickets } from '../contract.ts'

const json = { 'content-type': 'application/json' }
const draft = { requester: { name: 'Liv', email: 'liv@wire.example' } }

test('shows a colleague’s ticket and note without a reload, and explains missing rights to an agent', async ({
  page,
  browser,
  baseURL,
}) => {
  const ticketTitle = uniqueName('Livewire')
  await page.goto(`/apps/tickets?ticketSearch=${encodeURIComponent(ticketTitle)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.reload()
  await streams

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const response = await colleague.request.post(tickets.base, {
    data: { ...draft, ticketTitle, assigneeId: 'u2' },
    headers: json,
  })
  expect(response.status()).toBe(201)
  const { id } = await response.json()
  // The note is added after the conversation is read and before it is shown.
  const timeline = await delayResponse(page, `**${tickets.base}/${id}/timeline`)
  await page.getByRole('link', { name: ticketTitle }).click()
  await timeline.responded
  const reported = page.waitForRequest((request) => new URL(request.url()).searchParams.get('q') === ticketTitle)
  const note = { kind: 'note', html: '<p>Seen by all of us</p>' }
  await colleague.request.post(`${tickets.base}/${id}/comments`, { data: note, headers: json })
  await reported
  timeline.release()
  await expect(page.getByText('Seen by all of us')).toBeVisible()

  const agent = await browser.newContext({ ...(baseURL && { baseURL }) })
  await agent.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const otherPage = await agent.newPage()
  await otherPage.goto(`/apps/tickets?ticket=${id}`)
  await expect(otherPage.getByText('This ticket is assigned to Tomasz Wieczorek.')).toBeVisible()
  await expect(otherPage.getByRole('button', { name: /^Status: / })).toHaveAttribute('aria-disabled', 'true')
  await agent.close()
  await colleague.close()
})

for (const opener of ['Reply', 'Edit description'])
  test(`says that what one wrote is kept when a colleague deletes the ticket: ${opener}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
    await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
    const data = { ...draft, ticketTitle: uniqueName('Fleeting') }
    const { id } = await (await colleague.request.post(tickets.base, { data, headers: json })).json()
    await page.goto(`/apps/tickets?ticket=${id}`)
    await page.getByRole('button', { name: opener, exact: true }).click()
    const field = page.locator('[contenteditable="true"]')
    await expect(field).toBeFocused()
    await page.keyboard.type('Half a thought')
    await expect(field).toContainText('Half a thought')

    expect((await colleague.request.delete(`${tickets.base}/${id}`)).ok()).toBe(true)
    await expect(page.getByText('What you wrote is kept in this browser')).toBeVisible()
    await expect(field).toHaveCount(0)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(field).toContainText('Half a thought')
    await colleague.close()
  })
