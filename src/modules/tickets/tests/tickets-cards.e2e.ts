import { expect, test } from '#testing/browser/e2e.ts'

test('updates the dashboard’s count after a new ticket', async ({ page }) => {
  await page.goto('./dashboards/modern')
  const open = page.locator('[data-card="tickets.open"] h2 + p')
  await expect(open).toHaveText(/^\d+$/, { timeout: 30_000 })
  const before = Number(await open.innerText())
  await page.evaluate(() =>
    fetch('/api/data/ticket/TicketData', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticketTitle: 'A wheel is missing', requester: { email: 'wilma@aldous.example' } }),
    }),
  )
  await expect(open).toHaveText(String(before + 1))
})
