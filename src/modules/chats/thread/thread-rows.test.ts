import { describe, expect, test } from 'vitest'
import type { Message } from '../contract-shapes.ts'
import { bounds, earlier, moveLater, sliceAround, sliceAtEnd } from './slice.ts'
import { firstNewMessage, createRows } from './thread-rows.ts'
import { withReaction } from './reactions.ts'

const message = (id: number, minute: number, senderId = 'u1', changes: Partial<Message> = {}): Message => ({
  id,
  msg: `Line ${id}`,
  chatId: 1,
  type: 'text',
  attachments: [],
  createdAt: new Date(2026, 2, 2, 9, minute).toISOString(),
  senderId,
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
  ...changes,
})

const many = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1, index))

test('groups a sender’s messages within five minutes, unless something separates them', () => {
  const replyTo = { id: 1, senderId: 'u2', msg: '', files: 0, deleted: false }
  const messages = [
    message(1, 0),
    message(2, 4),
    message(3, 10),
    message(4, 11, 'u2'),
    message(5, 12, 'u2', { replyTo }),
    message(6, 13, 'u2'),
    message(7, 14, 'u2', { createdAt: new Date(2026, 2, 3, 9, 0).toISOString() }),
  ]
  const rows = createRows(messages, { start: 0, end: 7 }, true, 6)
  expect(rows.map((row) => row.isContinued)).toEqual([false, true, false, false, false, false, false])
  expect(rows.map((row) => row.startsDay)).toEqual([true, false, false, false, false, false, true])
  expect(rows.map((row) => row.isFirstNew)).toEqual([false, false, false, false, false, true, false])
  expect(createRows(messages, { start: 1, end: 3 }, true, undefined).map((row) => row.isContinued)).toEqual([
    true,
    false,
  ])
})

test('returns the first new message by another user, if it is known', () => {
  const messages = [message(5, 0, 'u2'), message(6, 1), message(7, 2, 'u2')]
  expect(firstNewMessage(messages, 5, 'u1', false)).toBe(7)
  expect(firstNewMessage(messages, 4, 'u1', true)).toBe(5)
  expect(firstNewMessage(messages, 4, 'u1', false)).toBeUndefined()
  expect(firstNewMessage(messages, 7, 'u1', false)).toBeUndefined()
  expect(firstNewMessage([], 0, 'u1', true)).toBeUndefined()
})

describe('the rendered part of a long chat', () => {
  const messages = many(500)

  test('follows the end, or surrounds a message', () => {
    expect(bounds(messages, sliceAtEnd(messages))).toEqual({ start: 430, end: 500 })
    expect(bounds(many(501), sliceAtEnd(messages))).toEqual({ start: 430, end: 501 })
    expect(bounds(messages, sliceAround(messages, 250))).toEqual({ start: 199, end: 299 })
    expect(bounds(messages, sliceAround(messages, 3))).toEqual({ start: 0, end: 52 })
  })

  test('covers all messages, at most 140 at a time', () => {
    const coveredIndexes = new Set<number>()
    let slice = sliceAtEnd(messages)
    for (let round = 0; round < 12; round++) {
      const { start, end } = bounds(messages, slice)
      for (let index = start; index < end; index++) coveredIndexes.add(index)
      expect(end - start).toBeLessThanOrEqual(140)
      slice = earlier(messages, slice)
    }
    expect([coveredIndexes.size, bounds(messages, slice).start]).toEqual([500, 0])
    for (let round = 0; round < 12; round++) slice = moveLater(messages, slice)
    expect(slice.last).toBe(Infinity)
  })

  test('stays the same when older messages are loaded', () => {
    const slice = sliceAround(messages, 400)
    const { start, end } = bounds(messages, slice)
    expect(messages.slice(start, end)).toEqual(messages.slice(100).slice(start - 100, end - 100))
  })
})

test('appends a reaction, and removes it with its last user', () => {
  const plain = message(1, 0)
  const one = withReaction(plain, '👍', 'u1', true)
  const two = withReaction(withReaction(one, '🎉', 'u2', true), '👍', 'u2', true)
  expect(two.reactions).toEqual([
    { emoji: '👍', userIds: ['u1', 'u2'] },
    { emoji: '🎉', userIds: ['u2'] },
  ])
  expect(withReaction(two, '🎉', 'u2', false).reactions).toEqual([{ emoji: '👍', userIds: ['u1', 'u2'] }])
  expect(withReaction(one, '👍', 'u1', true)).toEqual(one)
})
