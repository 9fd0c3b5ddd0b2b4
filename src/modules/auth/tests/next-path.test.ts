import { expect, test } from 'vitest'
import { getNextPath } from '../next-path.ts'

const parseNext = (path: string) => getNextPath(`?next=${encodeURIComponent(path)}`, 'https://atrium.test')

test.each(['/apps/things', '/apps/things?q=a%20b#first', '/'])('accepts %s as destination', (path) =>
  expect(parseNext(path)).toBe(path),
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
])('replaces %j by the home page', (path) => expect(parseNext(path)).toBe('/'))

test('defaults to the home page', () => expect(getNextPath('', 'https://atrium.test')).toBe('/'))
