import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { notes } from '../contract.ts'

test('deletes the notes of a deleted account, and no others', async () => {
  const home = await accountServer('notes')
  const createClient = async (userId: string) => client(notes, await home.as(userId))
  const before = await (await createClient('u1')).list.send()
  await (await createClient('u3')).create.send({ body: { title: 'Mine alone' } })
  await home.remove('u3')
  await home.revive('u3')
  expect(await (await createClient('u3')).list.send()).toEqual([])
  expect(await (await createClient('u1')).list.send()).toEqual(before)
})
