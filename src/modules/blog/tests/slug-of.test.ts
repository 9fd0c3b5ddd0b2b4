import { expect, test } from 'vitest'
import { plainSlugOf, slugOf } from '../slug-of.ts'

test('a title is lower-cased, its spaces become hyphens, other marks go', () => {
  expect(slugOf('How we Pack 3 Lamps: in one box!')).toBe('how-we-pack-3-lamps-in-one-box')
  expect(slugOf('snake_case stays, so-do hyphens')).toBe('snake_case-stays-so-do-hyphens')
})

test('letters of every script stay', () => {
  expect(slugOf('Été à l’atelier')).toBe('été-à-latelier')
  expect(slugOf('كيف نختار الخشب؟')).toBe('كيف-نختار-الخشب')
  expect(slugOf('一盏灯的诞生')).toBe('一盏灯的诞生')
})

test('what can break out of an address or a page never gets into a slug', () => {
  expect(slugOf('<img src=x onerror="alert(1)"> ../../etc\0')).toBe('img-srcx-onerroralert1-etc')
})

test('nothing is left of marks alone, and a long title is cut', () => {
  expect(slugOf(' !?… ')).toBe('')
  expect([...slugOf('𝒜'.repeat(500))]).toHaveLength(120)
})

test('the plain form is ASCII, and empty without a letter', () => {
  expect(plainSlugOf('Café crème 2')).toBe('caf-crme-2')
  expect(plainSlugOf('一盏灯 2026')).toBe('')
})
