import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { sendMessage } from './chats-test-steps.ts'
import { chats } from '../contract.ts'

test('removes a deleted user from groups, but keeps their messages and direct chats with others', async () => {
  const home = await accountServer('chats')
  const openChats = async (userId: string) => client(chats, await home.as(userId))
  const [ines, amina] = [await openChats('u1'), await openChats('u3')]
  const group = await ines.createGroup.send({ body: { name: 'Three of us', members: ['u2', 'u3'] } })
  const alone = await amina.createGroup.send({ body: { name: 'Only me', members: [] } })
  const direct = await ines.openDirect.send({ body: { userId: 'u3' } })
  await sendMessage(amina, group.id, 'I was here')
  await sendMessage(amina, direct.id, 'And here')
  await sendMessage(amina, alone.id, 'Nobody reads this')
  await home.remove('u3')

  const groupChat = await ines.show.send({ params: { id: group.id } })
  expect(groupChat.members.map(({ id }) => id).toSorted()).toEqual(['u1', 'u2'])
  expect(groupChat.messages.at(-1)).toMatchObject({ msg: 'I was here', senderId: 'u3' })
  const otherChat = await ines.show.send({ params: { id: direct.id } })
  expect(otherChat.members.map(({ id }) => id).toSorted()).toEqual(['u1', 'u3'])
  expect(otherChat.messages.at(-1)).toMatchObject({ msg: 'And here' })

  // A chat without members is deleted.
  await home.revive('u3')
  await expect((await openChats('u3')).show.send({ params: { id: alone.id } })).rejects.toMatchObject({ status: 404 })
  await home.remove('u3')
  await home.remove('u1')
  await home.revive('u1')
  await expect((await openChats('u1')).show.send({ params: { id: direct.id } })).rejects.toMatchObject({ status: 404 })
})
