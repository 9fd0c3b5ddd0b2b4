import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { createClients, sendMessage } from './chats-test-steps.ts'
import { chats } from '../contract.ts'

test('finds messages in the global search only for current members', async () => {
  const served = await serve(chats)
  const { ines, group } = await createClients(served)
  const { id } = await group('Fair', ['u2'])
  const { id: message } = await sendMessage(ines, id, 'The zeppelin lands at nine, über den Dächern')
  const countMatches = async () => [
    (await served.finds('manager', 'zeppelin dachern')).length,
    (await served.finds('agent', 'zeppelin')).length,
  ]
  const path = `/apps/chats?chat=${id}&message=${message}`
  expect(await served.finds('admin', 'zepp')).toMatchObject([{ id: String(message), path }])
  expect(await countMatches()).toEqual([1, 0])
  await ines.addMembers.send({ params: { id }, body: { userIds: ['u3'] } })
  await ines.removeMember.send({ params: { id, user: 'u2' } })
  expect(await countMatches()).toEqual([0, 1])
  await ines.edit.send({ params: { id, message }, body: { msg: 'The balloon lands at nine' } })
  expect(await countMatches()).toEqual([0, 0])
  expect(await served.finds('agent', 'balloon')).toHaveLength(1)
  await ines.remove.send({ params: { id, message } })
  expect(await served.finds('agent', 'balloon')).toEqual([])
})

test('shows the names of mentioned users in the global search', async () => {
  const served = await serve(chats)
  const { ines, group } = await createClients(served)
  const { id } = await group('Fair', ['u2'])
  await sendMessage(ines, id, '<@u2> and <@all>: the zeppelin is late')
  const [found] = await served.finds('manager', 'zeppelin')
  expect(found?.title).toBe('@Tomasz Wieczorek and @all: the zeppelin is late')
})
