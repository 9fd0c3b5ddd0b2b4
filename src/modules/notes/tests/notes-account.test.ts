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
  // The account is no collaborator of others' notes any more.
  const remaining = before.map((note) => ({
    ...note,
    collaborators: note.collaborators.filter(({ id }) => id !== 'u3'),
  }))
  expect(remaining).not.toEqual(before)
  expect(await (await createClient('u1')).list.send()).toEqual(remaining)
})

test('takes the notes of a deleted account from their collaborators', async () => {
  const home = await accountServer('notes')
  const createClient = async (userId: string) => client(notes, await home.as(userId))
  const { id } = await (await createClient('u3')).create.send({ body: { title: 'Shared' } })
  const params = { id }
  await (await createClient('u3')).share.send({ params, body: { userIds: ['u2'] } })
  expect(await (await createClient('u2')).show.send({ params })).toMatchObject({ title: 'Shared' })
  await home.remove('u3')
  await expect((await createClient('u2')).show.send({ params })).rejects.toMatchObject({ status: 404 })
  const { id: own } = await (await createClient('u2')).create.send({ body: { title: 'Mine' } })
  const share = (await createClient('u2')).share.send({ params: { id: own }, body: { userIds: ['u3'] } })
  await expect(share).rejects.toMatchObject({ status: 422 })
})
