import { expect, expectTypeOf, test } from 'vitest'
import { type Choices, choiceOf, firstIn, getTone, valuesIn, listValues } from './choices.ts'

const steps = {
  new: { rank: 10, phase: 'open', tone: 'info' },
  asked: { rank: 20, phase: 'waiting', tone: 'warning' },
  'on hold': { rank: 25, phase: 'waiting', tone: 'quiet' },
  solved: { rank: 30, phase: 'done', tone: 'success' },
} as const satisfies Choices<'rank' | 'phase' | 'tone'>

test('a list returns its values, and those of a phase, in its order', () => {
  expect(listValues(steps)).toEqual(['new', 'asked', 'on hold', 'solved'])
  expect(valuesIn(steps, 'waiting')).toEqual(['asked', 'on hold'])
  expect(valuesIn(steps, 'open', 'waiting')).toEqual(['new', 'asked', 'on hold'])
  expect(firstIn(steps, 'done')).toBe('solved')
  expectTypeOf(firstIn(steps, 'open')).toEqualTypeOf<'new'>()
  expectTypeOf(valuesIn(steps, 'waiting', 'done')).toEqualTypeOf<('asked' | 'on hold' | 'solved')[]>()
})

test('throws if no value has the phase', () => {
  expect(() => firstIn({ new: { phase: 'open' } }, 'done')).toThrow('No choice has the phase done')
})

test('a schema accepts the values of its list, and knows their tones behind a default', () => {
  const schema = choiceOf(steps)
  expect(schema.options).toEqual(['new', 'asked', 'on hold', 'solved'])
  expect(schema.safeParse('closed').success).toBe(false)
  expect(getTone(schema.default('new'), 'solved')).toBe('success')
  expect(getTone(schema, 'gone')).toBeUndefined()
})
