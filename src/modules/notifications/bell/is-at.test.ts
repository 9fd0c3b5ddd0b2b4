import { expect, test } from 'vitest'
import { isCurrentScreen } from './is-current-screen.ts'

test('matches a screen that has the path and all parameters of a link', () => {
  expect(isCurrentScreen('/apps/board?card=3', { pathname: '/apps/board', search: '?q=tide&card=3' })).toBe(true)
  expect(isCurrentScreen('/apps/board?card=3', { pathname: '/apps/board', search: '?card=33' })).toBe(false)
  expect(isCurrentScreen('/apps/board?card=3', { pathname: '/apps/board', search: '' })).toBe(false)
  expect(isCurrentScreen('/apps/board/3#reply', { pathname: '/apps/board/3/', search: '?q=x' })).toBe(true)
  expect(isCurrentScreen('/apps/board', { pathname: '/apps/board/3', search: '' })).toBe(false)
})
