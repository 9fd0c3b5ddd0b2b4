import { delayRequests } from '#testing/browser/delay-requests.ts'
import { expect, test as base } from '#testing/browser/e2e.ts'
import { shopCart } from '../contract-cart.ts'

// Once a service worker controls the page, routes miss its requests.
const test = base.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await provide(context)
    await context.close()
  },
})

test('adding to the cart is confirmed once the server has answered, and a double click adds once', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/)
  await page.goto('/apps/ecommerce/shop?productSearch=spinning%20top')
  await page.getByRole('article').getByRole('link').first().click()
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1')

  await page.route(`**${shopCart.base}`, (route) => route.abort())
  await add.click()
  await expect(messages.getByText('Could not update the cart')).toBeVisible()
  await expect(messages.getByText('Spinning top added to cart.')).toHaveCount(0)

  await page.unroute(`**${shopCart.base}`)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await add.dblclick()
  await expect(messages.getByText('Spinning top added to cart.')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Cart (2 items)' })).toBeVisible()

  // Changes are visible, and add up, before the server has answered.
  await page.getByRole('link', { name: 'Cart (2 items)' }).click()
  const line = page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem')
  const release = await delayRequests(page, `**${shopCart.base}/*`)
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('4')
  release()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Subtotal, 4 items')
})
