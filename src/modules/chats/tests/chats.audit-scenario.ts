import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { sendMessage } from './chats-test-steps.ts'
import { chats } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const [own, other] = [client(chats, await visit('u1')), client(chats, await visit('u2'))]
  const { id } = await own.createGroup.send({ body: { name: 'Quay', members: ['u2'] } })
  const chat = { params: { id } }
  await own.addMembers.send({ ...chat, body: { userIds: ['u3'] } })
  await own.removeMember.send({ params: { id, user: 'u3' } })
  const { id: otherMessageId } = await sendMessage(other, id, 'Good morning')
  await own.markRead.send({ ...chat, body: { lastReadId: otherMessageId } })
  await own.markUnread.send({ ...chat, body: { from: otherMessageId } })

  await sendMessage(own, id, 'Good morning to you', { threadId: otherMessageId })
  await other.arrangeThread.send({ params: { id, message: otherMessageId }, body: { following: false } })

  const message = { params: { id, message: (await sendMessage(own, id, 'Soup')).id } }
  await own.edit.send({ ...message, body: { msg: 'Soup at noon' } })
  await own.pin.send({ ...message, body: { pinned: true } })
  await other.react.send({ ...message, body: { emoji: '🍲' } })
  await other.unreact.send({ ...message, body: { emoji: '🍲' } })
  await own.remove.send(message)
  await own.restore.send(message)

  const { id: channel } = await other.createGroup.send({ body: { kind: 'channel', name: 'Ebb', members: [] } })
  const open = { params: { id: channel } }
  await own.join.send(open)
  await other.change.send({ ...open, body: { topic: 'Low' } })
  await other.handOver.send({ ...open, body: { userId: 'u1' } })

  const direct = await own.list.send()
  const partnerIds = new Set(
    direct.flatMap(({ kind, members }) => (kind === 'direct' ? members : [])).map((one) => one.id),
  )
  const userId = ['u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'].find((one) => !partnerIds.has(one)) ?? ''
  await own.openDirect.send({ body: { userId } })
}
