import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import type { Message } from '../contract-shapes.ts'
import { createOutbox, type Outgoing } from './outbox.ts'

const storedItems = new Map<string, string>()

beforeEach(() => {
  storedItems.clear()
  // Lists its keys as properties, as `localStorage` does.
  const storage = new Proxy(
    {
      getItem: (key: string) => storedItems.get(key) ?? null,
      setItem: (key: string, value: string) => void storedItems.set(key, value),
      removeItem: (key: string) => void storedItems.delete(key),
    },
    {
      ownKeys: () => [...storedItems.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', storage)
})

let at = 0
const outgoing = (msg: string, chatId = 1): Outgoing => ({
  clientId: `client-${(at += 1)}`,
  userId: 'u1',
  chatId,
  msg,
  files: [],
  replyTo: null,
  at: new Date(at * 1000).toISOString(),
})

const sent = ({ clientId, chatId, msg }: Outgoing): Message => ({
  id: 1,
  chatId,
  msg,
  clientId,
  type: 'text',
  attachments: [],
  createdAt: new Date(0).toISOString(),
  senderId: 'u1',
  editedAt: null,
  deletedAt: null,
  pinnedAt: null,
  replyTo: null,
  threadId: null,
  inChat: true,
  thread: null,
  reactions: [],
  mentions: [],
})

test('sends messages of one chat in sequence, and different chats in parallel', async () => {
  const log: string[] = []
  const release: (() => void)[] = []
  const outbox = createOutbox('u1', async (one) => {
    log.push(one.msg)
    await new Promise<void>((resolve) => release.push(resolve))
    return sent(one)
  })
  outbox.send(outgoing('a'))
  outbox.send(outgoing('b'))
  outbox.send(outgoing('other', 2))
  await expect.poll(() => log).toEqual(['a', 'other'])
  release.splice(0).forEach((run) => run())
  await expect.poll(() => log).toEqual(['a', 'other', 'b'])
  release.splice(0).forEach((run) => run())
  await expect.poll(() => outbox.store.get()).toEqual([])
  expect(storedItems.size).toBe(0)
})

test('keeps all messages without a connection, and sends them in order later', async () => {
  const log: string[] = []
  let isUp = false
  const outbox = createOutbox('u1', async (one) => {
    if (!isUp) throw new Failure(0, 'Wrong Services')
    log.push(one.msg)
    return sent(one)
  })
  for (const msg of ['a', 'b', 'c']) outbox.send(outgoing(msg))
  await expect.poll(() => outbox.store.get().map(({ failed }) => failed)).toEqual(Array(3).fill('unreachable'))
  isUp = true
  outbox.resume()
  await expect.poll(() => log).toEqual(['a', 'b', 'c'])
})

test('keeps a rejected message, and sends the following ones', async () => {
  const log: string[] = []
  const outbox = createOutbox('u1', async (one) => {
    if (one.msg === 'bad' && log.length < 2) throw new Failure(422, 'This upload does not exist or has expired')
    log.push(one.msg)
    return sent(one)
  })
  const bad = outgoing('bad')
  outbox.send(bad)
  outbox.send(outgoing('good'))
  await expect.poll(() => log).toEqual(['good'])
  expect(outbox.store.get()).toMatchObject([{ msg: 'bad', failed: 'refused' }])
  outbox.resume()
  expect(outbox.store.get()).toMatchObject([{ failed: 'refused' }])
  outbox.discard(bad.clientId)
  expect([outbox.store.get(), storedItems.size]).toEqual([[], 0])
})

test('sends the messages that the same user left unsent in an earlier visit', async () => {
  const never = () => new Promise<Message>(() => {})
  const first = createOutbox('u1', never)
  first.send(outgoing('left one'))
  first.send(outgoing('left two'))
  createOutbox('u2', never).send({ ...outgoing('of another'), userId: 'u2' })

  const log: string[] = []
  const second = createOutbox('u1', async (one) => {
    log.push(one.msg)
    return sent(one)
  })
  expect(second.store.get().map(({ msg }) => msg)).toEqual(['left one', 'left two'])
  second.resume()
  await expect.poll(() => log).toEqual(['left one', 'left two'])
})
