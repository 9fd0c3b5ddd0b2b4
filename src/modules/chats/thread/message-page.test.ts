import { describe, expect, test } from 'vitest'
import type { Message } from '../contract-shapes.ts'
import { findIndexFrom, withNewer, withOlder, withQuotes, withUpdates } from './message-page.ts'

const message = (id: number, msg = `Line ${id}`): Message => ({
  id,
  msg,
  chatId: 1,
  type: 'text',
  attachments: [],
  createdAt: '2026-03-02T09:00:00.000Z',
  senderId: 'u1',
  clientId: `client-${id}`,
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

const stretch = (from: number, to: number, { before = true, after = false, version = 10 } = {}) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  before,
  after,
  version,
})

const ids = ({ messages }: { messages: readonly Message[] }) => messages.map(({ id }) => id)

describe('a stretch of a chat', () => {
  test('grows at its beginning, and keeps its version', () => {
    const grown = withOlder(stretch(5, 7), stretch(3, 5, { before: false, version: 99 }))
    expect(grown).toMatchObject({ before: false, after: false, version: 10 })
    expect(ids(grown)).toEqual([3, 4, 5, 6, 7])
  })

  test('grows at its end', () => {
    const grown = withNewer(stretch(1, 3, { after: true }), stretch(3, 5))
    expect(grown).toMatchObject({ before: true, after: false, version: 10 })
    expect(ids(grown)).toEqual([1, 2, 3, 4, 5])
  })

  test('replaces changed messages and appends new ones, in order', () => {
    const next = withUpdates(stretch(4, 6), [message(8), message(5, 'Changed'), message(7), message(1)], 12)
    expect(ids(next)).toEqual([4, 5, 6, 7, 8])
    expect(next.messages[1]?.msg).toBe('Changed')
    expect(next.version).toBe(12)
  })

  test('inserts an earlier message that arrives later', () => {
    const next = withUpdates(stretch(2, 2, { before: false }), [message(1), message(2)], 12)
    expect(ids(next)).toEqual([1, 2])
    expect(ids(withUpdates({ ...stretch(4, 6), messages: [message(4), message(6)] }, [message(5)]))).toEqual([4, 5, 6])
  })

  test('ignores new messages if it ends before the chat does', () => {
    const next = withUpdates(stretch(4, 6, { after: true }), [message(9), message(6, 'Changed')], 12)
    expect(ids(next)).toEqual([4, 5, 6])
    expect(next.messages[2]?.msg).toBe('Changed')
  })

  test('is returned unchanged without a change', () => {
    const same = stretch(1, 2)
    expect(withUpdates(same, [])).toBe(same)
    expect(withQuotes(same, [message(1)])).toBe(same)
  })

  test('updates the quotes of a changed message', () => {
    const answer = { ...message(6), replyTo: { id: 2, senderId: 'u2', msg: 'Old', files: 0, deleted: false } }
    const removed = { ...message(2, ''), deletedAt: '2026-03-02T10:00:00.000Z' }
    const next = withQuotes({ ...stretch(4, 5), messages: [message(5), answer] }, [removed])
    expect(next.messages[1]?.replyTo).toMatchObject({ id: 2, msg: '', deleted: true })
  })

  test('finds the index of an id, present or not', () => {
    const { messages } = stretch(10, 14)
    expect([9, 10, 12, 14, 15].map((id) => findIndexFrom(messages, id))).toEqual([0, 0, 2, 4, 5])
    expect(findIndexFrom([], 3)).toBe(0)
  })
})
