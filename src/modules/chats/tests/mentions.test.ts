import { expect, test } from 'vitest'
import { findMentions, withIds, withNames } from '../mentions.ts'

const people = [
  { id: 'u1', name: 'Ann' },
  { id: 'u2', name: 'Ann Lee' },
  { id: 'u3', name: 'Øyvind (Sales)' },
]

test('converts names to ids, the longest first, and back', () => {
  const msg = withIds('@Ann Lee, @ann and @Øyvind (Sales): look. mail@Ann is no name, nor is @Anna.', people)
  expect(msg).toBe('<@u2>, <@u1> and <@u3>: look. mail@Ann is no name, nor is @Anna.')
  expect(findMentions(msg)).toEqual(['u2', 'u1', 'u3'])
  expect(withNames(msg, (id) => people.find((one) => one.id === id)?.name)).toContain('@Ann Lee, @Ann and')
})

test('leaves unknown ids unchanged, and lists a mentioned user once', () => {
  expect(withNames('<@u9> <@u1>', (id) => (id === 'u1' ? 'Ann' : undefined))).toBe('<@u9> @Ann')
  expect(findMentions('<@u1> <@u1> <@> <@a b>')).toEqual(['u1'])
  expect(withIds('@nobody', [])).toBe('@nobody')
})
