import { expect, test } from 'vitest'
import { createAsciiSlug, createSlug } from '../create-slug.ts'

test('converts to lower case, replaces spaces by hyphens, and removes punctuation', () => {
  expect(createSlug('How we Pack 3 Lamps: in one box!')).toBe('how-we-pack-3-lamps-in-one-box')
  expect(createSlug('snake_case stays, so-do hyphens')).toBe('snake_case-stays-so-do-hyphens')
})

test('keeps letters of every script', () => {
  expect(createSlug('Été à l’atelier')).toBe('été-à-latelier')
  expect(createSlug('كيف نختار الخشب؟')).toBe('كيف-نختار-الخشب')
  expect(createSlug('一盏灯的诞生')).toBe('一盏灯的诞生')
})

test('removes characters that could break out of a URL or HTML', () => {
  expect(createSlug('<img src=x onerror="alert(1)"> ../../etc\0')).toBe('img-srcx-onerroralert1-etc')
})

test('is empty for punctuation only, and cuts long titles', () => {
  expect(createSlug(' !?… ')).toBe('')
  expect([...createSlug('𝒜'.repeat(500))]).toHaveLength(120)
})

test('returns a plain slug in ASCII, and an empty one without letters', () => {
  expect(createAsciiSlug('Café crème 2')).toBe('caf-crme-2')
  expect(createAsciiSlug('一盏灯 2026')).toBe('')
})
