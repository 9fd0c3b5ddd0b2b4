import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { createExcerpt } from './excerpt.ts'

const long = `${'Some words before it. '.repeat(20)}The parcel came in Malmö. ${'And some after it. '.repeat(20)}`

test('shows a short text completely, and nothing without the words', () => {
  expect(createExcerpt('The parcel\n came', ['parcel'])).toBe('The parcel came')
  expect(createExcerpt('The parcel came', ['letter'])).toBe('')
})

test('shows the part of a long text with the first of the words', () => {
  const excerpt = createExcerpt(long, ['malmo'])
  expect(excerpt).toMatch(/^….*The parcel came in Malmö\..*…$/)
  expect(excerpt.length).toBeLessThan(170)
  expect(createExcerpt(long, ['some'])).toMatch(/^Some words/)
  expect(createExcerpt(`${long} the end`, ['end'])).toMatch(/^….* the end$/)
})

test('cuts a text without spaces as well', () => {
  const excerpt = createExcerpt(`${'木'.repeat(400)}北京${'木'.repeat(400)}`, ['北 京'])
  expect(excerpt).toContain('北京')
  expect(excerpt.length).toBeLessThan(170)
})

test('finds long phrases of repeated words within a moment, and shows one of them', () => {
  const text = '一'.repeat(50_000)
  const phrases = Array.from({ length: 12 }, (_, index) => `${'一 '.repeat(14 + index)}一`)
  expect(createExcerpt(text, phrases).length).toBeLessThan(170)
  expect(leastCpuTime(() => createExcerpt(text, phrases))).toBeLessThan(100)
})
