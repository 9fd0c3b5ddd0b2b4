import { afterEach, expect, test } from 'vitest'
import { clearVisits, recordVisit, readVisits } from './visits.ts'

const items = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  },
})
afterEach(() => items.clear())

test('lists each visit of a user once, latest first', () => {
  recordVisit('amina', '/things', '')
  recordVisit('amina', '/others', '')
  recordVisit('amina', '/things', '')
  recordVisit('bruno', '/elsewhere', '')
  expect(readVisits('amina')).toEqual(['/things', '/others'])
  expect(readVisits('bruno')).toEqual(['/elsewhere'])
  expect(readVisits('nobody')).toEqual([])
})

test('keeps only query parameters that may be ids of records', () => {
  recordVisit('amina', '/things', '?q=secret+words&sort=-date&thing=7')
  expect(readVisits('amina')).toEqual(['/things?thing=7', '/things'])
})

test('limits the number of visits, ignores malformed storage, and can be cleared', () => {
  for (let at = 0; at < 100; at += 1) recordVisit('amina', `/things/${at}`, '')
  expect(readVisits('amina')).toHaveLength(40)
  expect(readVisits('amina')[0]).toBe('/things/99')
  clearVisits()
  expect(readVisits('amina')).toEqual([])
  items.set('atrium.visits', '{"amina": 7')
  expect(readVisits('amina')).toEqual([])
})
