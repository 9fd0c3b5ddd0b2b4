import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { workspaceServer } from '#testing/servers/workspace-server.ts'
import { shopOrders } from '../contract-orders.ts'

test('names the account for transfers, and none if none is set', async () => {
  const values = { accountHolder: 'Quay Ropes', iban: 'GB82WEST12345698765432', bic: '' }
  const api = client(shopOrders, await (await workspaceServer(values, new Date('2031-03-15T12:00:00.000Z')))())
  expect(await api.account.send()).toEqual({ holder: 'Quay Ropes', iban: 'GB82 WEST 1234 5698 7654 32', bic: '' })
  values.iban = ''
  expect(await api.account.send()).toBeNull()
})
