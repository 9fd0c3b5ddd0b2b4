import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { email } from '../contract.ts'

test('deletes a mailbox with its account, with drafts and files, but not the copies of recipients', async () => {
  const home = await accountServer('email')
  const openApi = async (userId: string) => client(email, await home.as(userId))
  const [amina, ines] = [await openApi('u3'), await openApi('u1')]
  const all = { query: { in: 'all', limit: 200 } } as const
  await amina.createLabel.send({ body: { name: 'Only mine', color: 'brand' } })
  const draft = await amina.draft.send({
    body: {
      to: [{ name: 'Inês', email: 'ines.carvalho@larkmoor.example' }],
      subject: 'Left behind',
      body: '<p>Yours</p>',
    },
  })
  await amina.draft.send({ body: { subject: 'Never sent' } })
  await amina.send.send({ params: { id: draft.id }, body: {} })
  const countReceived = async () => (await ines.list.send({ query: { in: 'all', q: 'Left behind', limit: 10 } })).length
  expect((await amina.list.send(all)).length).toBeGreaterThan(1)
  const before = await ines.list.send(all)
  const unused = await home.unusedFiles()
  await home.remove('u3')
  await home.revive('u3')
  const again = await openApi('u3')
  expect(await again.list.send(all)).toEqual([])
  expect((await again.facets.send()).labels.filter(({ name }) => name === 'Only mine')).toEqual([])
  expect(await ines.list.send(all)).toEqual(before)
  expect(await countReceived()).toBe(before.filter(({ subject }) => subject === 'Left behind').length)
  expect(await home.unusedFiles()).toBeGreaterThanOrEqual(unused)
})
