import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { chats } from '../contract.ts'

const { base } = chats
const clientId = 'client-id-1'
const json = { 'content-type': 'application/json' }

const draft = { msg: 'x', clientId }

test.each<[string, string, unknown][]>([
  [
    [`${base}/1/messages`, 'nothing', {}],
    [`${base}/1/messages`, 'no client id', { msg: 'x' }],
    [`${base}/1/messages`, 'neither words nor files', { msg: '  \n', clientId }],
    [`${base}/1/messages`, 'a number for words', { ...draft, msg: 1 }],
    [`${base}/1/messages`, 'words of 8,001 letters', { ...draft, msg: 'x'.repeat(8001) }],
    [`${base}/1/messages`, 'another type', { ...draft, type: 'image' }],
    [`${base}/1/messages`, 'a sender', { ...draft, senderId: 'u2' }],
    [`${base}/1/messages`, 'a time', { ...draft, createdAt: '2020-01-01T00:00:00Z' }],
    [`${base}/1/messages`, 'an id', { ...draft, id: 7 }],
    [`${base}/1/messages`, 'a client id of two letters', { msg: 'x', clientId: 'ab' }],
    [`${base}/1/messages`, 'a client id with blanks', { msg: 'x', clientId: 'a b c d e f' }],
    [`${base}/1/messages`, 'files that are none', { ...draft, attachments: [{ id: 'x' }] }],
    [`${base}/1/messages`, '21 files', { ...draft, attachments: Array.from({ length: 21 }, () => 'abcdefgh') }],
    [`${base}/1/messages`, 'an answer to nothing', { ...draft, replyTo: 0 }],
    [`${base}/1/messages`, 'an answer to half a message', { ...draft, replyTo: 1.5 }],
    [`${base}/1/messages`, 'an answer to a message beyond all numbers', { ...draft, replyTo: 1e15 }],
    [`${base}/1/messages`, 'a list', [draft]],
    [`${base}/1/messages`, 'a NUL character', { ...draft, msg: 'a\0b' }],
    [`${base}/1/messages`, 'half of an emoji', { ...draft, msg: '\ud83d' }],
  ],
  [
    [base, 'no name', { members: [] }],
    [base, 'a blank name', { name: '  ', members: [] }],
    [base, 'a name of two lines', { name: 'a\nb', members: [] }],
    [base, 'a long name', { name: 'x'.repeat(81), members: [] }],
    [base, '201 members', { name: 'x', members: Array.from({ length: 201 }, (_, number) => `u${number}`) }],
    [base, 'a member that is a number', { name: 'x', members: [1] }],
    [base, 'a topic of two lines', { name: 'x', members: [], topic: 'a\nb' }],
    [base, 'a long topic', { name: 'x', members: [], topic: 'x'.repeat(251) }],
    [base, 'an owner', { name: 'x', members: [], ownerId: 'u2' }],
    [base, 'a kind', { name: 'x', members: [], kind: 'direct' }],
  ],
  [
    [`${base}/direct`, 'nobody', {}],
    [`${base}/direct`, 'an empty id', { userId: '' }],
    [`${base}/1/members`, 'no members', { userIds: [] }],
    [`${base}/1/members`, 'a member that is none', { userIds: ['nobody'] }],
    [`${base}/1/read`, 'nothing read', { lastReadId: 0 }],
    [`${base}/1/read`, 'words for a number', { lastReadId: '5' }],
    [`${base}/1/unread`, 'a message beyond all numbers', { from: 1e12 }],
  ],
])('%# rejects invalid POST requests', async (...tries) => {
  const api = await serve(chats)
  const answers = []
  for (const [path, field, body] of tries) {
    const { status } = await api.send(path, { method: 'POST', body: JSON.stringify(body), headers: json })
    answers.push([field, status])
  }
  expect(answers).toEqual(tries.map(([, field]) => [field, 422]))
  expect((await api.messages.send({ params: { id: 1 } })).messages.at(-1)?.msg).not.toBe('x')
})

test('rejects other invalid requests', async () => {
  const api = await serve(chats)
  const sendForStatus = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: json }
    return [path, (await api.send(`${base}${path}`, init)).status]
  }
  const invalidBodies = [
    ['GET', '/1/messages?limit=0'],
    ['GET', '/1/messages?limit=201'],
    ['GET', '/1/messages?before=x'],
    ['GET', '/1/messages?before=-1'],
    ['GET', '/1/messages?colour=red'],
    ['GET', '/1/updates'],
    ['GET', '/1/updates?since=-1'],
    ['GET', '/search'],
    ['GET', `/search?q=${'x'.repeat(201)}`],
    ['GET', '/search?q=a&limit=1000'],
    ['GET', '?page=1'],
    ['PUT', '/1/messages/1/reactions', { emoji: 'x' }],
    ['PUT', '/1/messages/1/reactions', { emoji: '👍👍' }],
    ['PUT', '/1/messages/1/reactions', { emoji: '👍', userId: 'u2' }],
    ['PUT', '/1/messages/1/reactions', {}],
    ['PUT', '/1/messages/1/pin', { pinned: 'yes' }],
    ['PATCH', '/1/messages/1', { msg: null }],
    ['PATCH', '/1/messages/1', { msg: 'x', senderId: 'u2' }],
    ['PATCH', '/1', { name: '' }],
    ['PATCH', '/1', { topic: 'x'.repeat(251) }],
    ['PATCH', '/1', { archived: 'yes' }],
    ['PATCH', '/1', { ownerId: 'u2' }],
    ['PUT', '/1/owner', { userId: 'nobody' }],
    ['PATCH', '/1/mine', { muted: 'yes' }],
    ['PATCH', '/1/mine', { lastReadId: 5 }],
  ] as const
  const answers = []
  for (const [method, path, body] of invalidBodies) answers.push(await sendForStatus(method, path, body))
  expect(answers).toEqual(invalidBodies.map(([, path]) => [path, 422]))

  const unknown = ['/0', '/999999', '/x', '/99999999999999', '/1.5', '/1/messages/1/nothing']
  for (const path of unknown) expect(await sendForStatus('GET', path)).toEqual([path, 404])
  const absent = ['/1/messages/999999', '/1/messages/x']
  for (const path of absent) expect(await sendForStatus('DELETE', path)).toEqual([path, 404])
  expect(await sendForStatus('PUT', '/1')).toEqual(['/1', 405])
  const plain = await api.send(`${base}/1/messages`, { method: 'POST', body: JSON.stringify(draft) })
  expect(plain.status).toBe(415)
  const broken = await api.send(`${base}/1/messages`, { method: 'POST', body: '{"msg":', headers: json })
  expect(broken.status).toBe(400)
})

test('has consistent sample data', async () => {
  const ines = await serve(chats)
  const list = await ines.list.send()
  expect(list.length).toBeGreaterThanOrEqual(10)
  expect(list.some((chat) => chat.unread > 0 && chat.mentions > 0)).toBe(true)
  expect(list.some((chat) => chat.muted) && list.some((chat) => chat.pinned)).toBe(true)
  for (const chat of list) {
    const { messages, before } = await ines.messages.send({ params: { id: chat.id }, query: { limit: 200 } })
    expect(before).toBe(false)
    const times = messages.map(({ createdAt }) => Date.parse(createdAt))
    expect(times, chat.name).toEqual(times.toSorted((one, other) => one - other))
    expect(
      messages.every((message) => message.deletedAt !== null || message.msg || message.attachments.length > 0),
    ).toBe(true)
    const members = new Set(chat.members.map((member) => member.id))
    const others = messages
      .flatMap((message) => [message.senderId, ...message.mentions])
      .filter((id) => !members.has(id))
    expect(others, chat.name).toEqual([])
  }
  const files = await ines.files.send({ params: { id: 2 } })
  for (const file of files) {
    const { name, blob } = await ines.download.send({ params: { id: 2, fileId: file.id } })
    expect([name, blob.size]).toEqual([file.name, file.size])
  }
})
