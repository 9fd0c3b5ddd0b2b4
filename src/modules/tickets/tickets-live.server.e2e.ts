import { expect, test } from '#testing/e2e.ts'
import { tickets } from './contract.ts'

const json = { 'content-type': 'application/json' }
const draft = { ticketTitle: 'Livewire', requester: { name: 'Liv', email: 'liv@wire.example' } }

test('a colleague’s ticket and note show without a reload, and an agent is told why not', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/apps/tickets?ticketSearch=Livewire')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const streams = page.waitForResponse((response) => response.url().includes('/api/events'))
  await page.reload()
  await streams

  const colleague = await browser.newContext({ ...(baseURL && { baseURL }) })
  await colleague.request.put('/api/session', { data: { userId: 'u2' }, headers: json })
  const made = await colleague.request.post(tickets.base, { data: { ...draft, assigneeId: 'u2' }, headers: json })
  expect(made.status()).toBe(201)
  const { id } = await made.json()
  await page.getByRole('link', { name: 'Livewire' }).click()

  const note = { kind: 'note', html: '<p>Seen by all of us</p>' }
  await colleague.request.post(`${tickets.base}/${id}/comments`, { data: note, headers: json })
  await expect(page.getByText('Seen by all of us')).toBeVisible()

  const agent = await browser.newContext({ ...(baseURL && { baseURL }) })
  await agent.request.put('/api/session', { data: { userId: 'u3' }, headers: json })
  const theirs = await agent.newPage()
  await theirs.goto(`/apps/tickets?ticket=${id}`)
  await expect(theirs.getByText('This is Tomasz Wieczorek’s ticket.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^Status: / })).toHaveAttribute('aria-disabled', 'true')
  await agent.close()
  await colleague.close()
})
