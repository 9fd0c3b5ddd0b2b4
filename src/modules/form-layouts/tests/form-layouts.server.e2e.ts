import { expect, test } from '#testing/browser/e2e.ts'
import { uniqueName } from '#testing/inputs/unique-name.ts'
import { sampleOrders } from '../contract.ts'

test('reports an order as cancelled once the server has cancelled it, and not if it refuses', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/)
  await page.request.get('/api/session')
  const product = uniqueName('Walnut shelf')
  await page.request.post(sampleOrders.base, { data: { product, maker: 'Fernhill', quantity: 1 } })
  await page.route(`**${sampleOrders.base}/*`, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Forbidden', status: 403, message: 'Not allowed' }),
    }),
  )
  await page.goto('/forms/form-layouts')
  const cancel = page.getByRole('button', { name: `Cancel order for “${product}”` })
  const messages = page.getByRole('region', { name: 'Messages' })
  const refused = page.waitForResponse((response) => response.status() === 403)
  await cancel.click()
  await refused
  await expect(messages).not.toBeEmpty()
  await expect(messages.getByText(`Order for “${product}” cancelled.`)).toHaveCount(0)
  await expect(cancel).toBeVisible()

  await page.unroute(`**${sampleOrders.base}/*`)
  await cancel.click()
  await expect(messages.getByText(`Order for “${product}” cancelled.`)).toBeVisible()
  await messages.getByRole('button', { name: 'Undo' }).last().click()
  await expect(cancel).toBeVisible()
})
