import { expect, test } from 'vitest'
import { isAt } from './is-at.ts'

test('a screen is the one that a path leads to where it has all that the path asks for', () => {
  expect(isAt('/apps/board?card=3', { pathname: '/apps/board', search: '?q=tide&card=3' })).toBe(true)
  expect(isAt('/apps/board?card=3', { pathname: '/apps/board', search: '?card=33' })).toBe(false)
  expect(isAt('/apps/board?card=3', { pathname: '/apps/board', search: '' })).toBe(false)
  expect(isAt('/apps/board/3#reply', { pathname: '/apps/board/3/', search: '?q=x' })).toBe(true)
  expect(isAt('/apps/board', { pathname: '/apps/board/3', search: '' })).toBe(false)
})
