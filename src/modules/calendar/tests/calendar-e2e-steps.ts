import { expect, type Locator, type Page } from '@playwright/test'
import { calendar, type EventDraft } from '../contract.ts'
import { session } from '#platform/contracts/session-contract.ts'

export const screen = './apps/calendar/'

/** A Monday far from the sample's single events; its series continue there. */
export const monday = '2031-03-24'

export const event = (page: Page, name: RegExp | string) => page.locator('[data-event]').filter({ hasText: name })
export const undo = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click()

export async function open(page: Page, search: string) {
  await page.goto(screen + search)
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading events' })).toHaveCount(0)
  await expect(page.locator('[data-event], [data-slots]').first()).toBeVisible()
}

const readBox = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

/** Screen position of an hour; days count from the first visible one. */
export async function findPosition(page: Page, day: number, hour: number) {
  const area = await readBox(page.locator('[data-days] [data-slots]').last())
  const count = Number(await page.locator('[data-days]').getAttribute('data-days'))
  return { x: area.x + (area.width * (day + 0.5)) / count, y: area.y + (area.height * hour) / 24 }
}

export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

/** Creates an event by clicking a free hour. */
export async function create(page: Page, title: string, day: number, hour: number) {
  const { x, y } = await findPosition(page, day, hour + 0.1)
  await page.mouse.click(x, y)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.keyboard.press('Enter')
  await expect(event(page, title)).toBeVisible()
}

/** Creates an event without the screen, and returns its id. */
export const addByApi = (page: Page, draft: EventDraft): Promise<number> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return (await response.json()).event.id
    },
    [`${calendar.base}/events`, JSON.stringify(draft)] as const,
  )

/** Switches to the sample user of another role. */
export async function switchRole(page: Page, role: string) {
  const response = await page.evaluate(async (path) => (await fetch(path)).json(), session.base)
  const users: { id: string; role: string }[] = response.users
  const userId = users.find((user) => user.role === role)?.id
  await page.evaluate(
    ([path, id]) =>
      fetch(path ?? '', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId: id }),
      }),
    [session.base, userId],
  )
  await page.reload()
}
