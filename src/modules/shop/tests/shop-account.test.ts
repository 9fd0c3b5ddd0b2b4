import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { shopCart } from '../contract-cart.ts'

test('empties the cart of a deleted account', async () => {
  const home = await accountServer('shop')
  const cart = client(shopCart, await home.as('u3'))
  await cart.add.send({ body: { id: 5 } })
  await home.remove('u3')
  await home.revive('u3')
  expect((await client(shopCart, await home.as('u3')).show.send()).lines).toEqual([])
})
