import * as z from 'zod'
import { expect, test } from '#testing/browser/e2e.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { row, write } from './chats-e2e-steps.ts'

const json = { 'content-type': 'application/json' }

test('a user joins the channel of another, who transfers the ownership', async ({ page, browser, baseURL }) => {
  const name = uniqueName('Sails')
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  await other.request.put('/api/session', { data: { userId: 'u6' }, headers: json })
  const response = await other.request.post('/api/data/chats', {
    data: { kind: 'channel', name, topic: 'Red ones', members: ['u5'] },
    headers: json,
  })
  const { id } = z.object({ id: z.int() }).parse(await response.json())
  const otherPage = await other.newPage()
  await Promise.all([page.goto('/apps/chats?browse=yes'), otherPage.goto(`/apps/chats?chat=${id}&panel=about`)])
  const panel = otherPage.getByRole('complementary', { name: 'About this chat' })
  await expect(panel.getByRole('heading', { name: '2 members' })).toBeVisible()

  await page.getByRole('button', { name: `Join ${name}` }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(panel.getByRole('heading', { name: '3 members' })).toBeVisible()
  await write(page, 'Here I am')
  await expect(row(otherPage, 'Here I am')).toHaveCount(1)

  await expect(panel.getByRole('button', { name: 'Remove Priya Raghunathan' })).toBeVisible()
  await panel.getByRole('button', { name: 'Make Priya Raghunathan the owner' }).click()
  await otherPage.getByRole('button', { name: 'Make owner', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Remove Priya Raghunathan' })).toHaveCount(0)
  await expect(panel.getByRole('textbox', { name: 'Topic' })).toHaveCount(0)
  await expect(panel.getByText('Red ones')).toBeVisible()
  await other.close()
})
