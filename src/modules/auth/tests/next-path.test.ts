import { expect, test } from 'vitest'
import { nextPath } from '../next-path.ts'

const next = (path: string) => nextPath(`?next=${encodeURIComponent(path)}`, 'https://atrium.test')

test.each(['/apps/things', '/apps/things?q=a%20b#first', '/'])('accepts %s as destination', (path) =>
  expect(next(path)).toBe(path),
)

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  'https://evil.test/',
  'https://atrium.test/apps/things',
  'javascript:alert(1)',
  'apps/things',
  '',
  '/auth/login',
  '/auth/../auth/login?next=/',
])('replaces %j by the home page', (path) => expect(next(path)).toBe('/'))

test('defaults to the home page', () => expect(nextPath('', 'https://atrium.test')).toBe('/'))
