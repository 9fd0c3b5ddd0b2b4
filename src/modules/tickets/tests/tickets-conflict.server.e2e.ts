import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { delayResponse } from '#testing/browser/delay-requests.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { tickets } from '../contract.ts'

const json = { 'content-type': 'application/json' }
const requester = { name: 'Liv', email: 'liv@wire.example' }
const pane = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true })
const save = (page: Page) => pane(page).getByRole('button', { name: 'Save', exact: true })

async function openTicket(page: Page) {
  const data = { requester, ticketTitle: uniqueName('Shared'), ticketDescription: '<p>From Liv</p>' }
  const { id } = await (await page.request.post(tickets.base, { data, headers: json })).json()
  await page.goto(`/apps/tickets?ticket=${id}`)
  const edit = (body: object) => page.request.patch(`${tickets.base}/${id}`, { data: body, headers: json })
  return { id, edit }
}

test('a conflict shows the other description before it can be replaced', async ({ page }) => {
  const { id, edit } = await openTicket(page)
  await pane(page).getByRole('button', { name: 'Edit description' }).click()
  await expect(page.locator('[contenteditable="true"]')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('From me')
  expect((await edit({ ticketDescription: '<p>From a colleague</p>' })).ok()).toBe(true)
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed the description' })
  await expect(notice).toBeVisible()
  await expect(pane(page).getByText('From a colleague')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await expectAccessibleInLooks(page)
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(save(page)).toBeHidden()
  const stored = async () => (await (await page.request.get(`${tickets.base}/${id}`)).json()).ticketDescription
  await expect.poll(stored).toBe('<p>From me</p>')
})

test('a title that a colleague changed meanwhile is replaced only by a second attempt', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  const { edit } = await openTicket(page)
  const [mine, theirs] = [uniqueName('Mine'), uniqueName('Theirs')]
  await pane(page).getByRole('heading', { level: 2 }).getByRole('button').click()
  const field = pane(page).getByRole('textbox', { name: 'Title' })
  await field.fill(mine)
  expect((await edit({ ticketTitle: theirs })).ok()).toBe(true)
  await expect(page.getByRole('list', { name: 'Tickets', exact: true }).getByText(theirs)).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('Someone else changed this').first()).toBeVisible()
  await expect(field).toHaveValue(mine)
  await field.press('Enter')
  await expect(pane(page).getByRole('heading', { name: mine })).toBeVisible()
})

test('keeps what is typed while a reply is being sent', async ({ page }) => {
  const { id } = await openTicket(page)
  await pane(page).getByRole('button', { name: 'Reply', exact: true }).click()
  const field = pane(page).getByRole('textbox', { name: 'Public reply' })
  await expect(field).toBeFocused()
  await page.keyboard.type('The first')
  const sending = await delayResponse(page, `**${tickets.base}/${id}/comments`)
  await page.keyboard.press('Control+Enter')
  await sending.responded
  await expect(field).toHaveText('')
  await field.click()
  await page.keyboard.type('The second')
  sending.release()
  await expect(pane(page).getByRole('article').filter({ hasText: 'The first' })).toBeVisible()
  await expect(field).toHaveText('The second')
})
