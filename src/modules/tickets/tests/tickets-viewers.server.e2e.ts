import { expect, test } from '#testing/browser/e2e.ts'

test('shows a colleague who has the ticket open, and who writes an answer', async ({ page, browser, baseURL }) => {
  await page.goto('/apps/tickets?ticket=1')
  const ticket = page.getByRole('region', { name: 'Ticket', exact: true })
  await expect(ticket.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(ticket).not.toContainText('has this ticket open')

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  await context.request.put('/api/session', {
    data: { userId: 'u2' },
    headers: { 'content-type': 'application/json' },
  })
  const otherPage = await context.newPage()
  await otherPage.goto('/apps/tickets?ticket=1')
  await expect(ticket).toContainText('Tomasz Wieczorek has this ticket open')
  await expect(otherPage.getByText('Inês Carvalho has this ticket open')).toBeVisible()

  await otherPage.getByRole('button', { name: 'Add internal note' }).click()
  await otherPage.getByRole('textbox', { name: 'Internal note' }).pressSequentially('Half a thought')
  await expect(ticket).toContainText('Tomasz Wieczorek is writing a reply')
  await expect(ticket).toContainText('Tomasz Wieczorek has this ticket open')
  // Without this, the browser's end would be noticed after less than a minute.
  await otherPage.getByRole('button', { name: 'Close ticket' }).click()
  await expect(ticket).not.toContainText('has this ticket open')
  await context.close()
})
