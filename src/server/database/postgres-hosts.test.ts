import { expect, test } from 'vitest'
import { parseHosts, wantedSession } from './postgres-hosts.ts'

test('gives each host of a URL the shared user, password, database and options', () => {
  expect(parseHosts('postgres://ann:p%40ss@one:5432,two:5433,[::1]:5434/atrium?sslmode=verify-full')).toEqual([
    'postgres://ann:p%40ss@one:5432/atrium?sslmode=verify-full',
    'postgres://ann:p%40ss@two:5433/atrium?sslmode=verify-full',
    'postgres://ann:p%40ss@[::1]:5434/atrium?sslmode=verify-full',
  ])
  expect(parseHosts('postgresql://one/atrium')).toEqual(['postgresql://one/atrium'])
})

test.each([
  ['?target_session_attrs=read-write', ''],
  ['?target_session_attrs=read-write&sslmode=disable', '?sslmode=disable'],
  ['?sslmode=disable&target_session_attrs=primary', '?sslmode=disable'],
  ['?a=1&target_session_attrs=primary&b=2', '?a=1&b=2'],
])('removes target_session_attrs from the options %s', (given, kept) => {
  expect(parseHosts(`postgres://one,two/atrium${given}`)).toEqual([
    `postgres://one/atrium${kept}`,
    `postgres://two/atrium${kept}`,
  ])
})

test('reads target_session_attrs, which defaults to read-write', () => {
  expect(wantedSession('postgres://one,two/atrium?target_session_attrs=standby')).toBe('standby')
  expect(wantedSession('postgres://one,two/atrium')).toBe('read-write')
})
