import { expect, test } from 'vitest'
import { hostsOf, wantedSession } from './postgres-hosts.ts'

test('each host of a URL is an address with the name, the word, the database and the options of all', () => {
  expect(hostsOf('postgres://ann:p%40ss@one:5432,two:5433,[::1]:5434/atrium?sslmode=verify-full')).toEqual([
    'postgres://ann:p%40ss@one:5432/atrium?sslmode=verify-full',
    'postgres://ann:p%40ss@two:5433/atrium?sslmode=verify-full',
    'postgres://ann:p%40ss@[::1]:5434/atrium?sslmode=verify-full',
  ])
  expect(hostsOf('postgresql://one/atrium')).toEqual(['postgresql://one/atrium'])
})

test.each([
  ['?target_session_attrs=read-write', ''],
  ['?target_session_attrs=read-write&sslmode=disable', '?sslmode=disable'],
  ['?sslmode=disable&target_session_attrs=primary', '?sslmode=disable'],
  ['?a=1&target_session_attrs=primary&b=2', '?a=1&b=2'],
])('of the options %s the word for the host goes', (given, kept) => {
  expect(hostsOf(`postgres://one,two/atrium${given}`)).toEqual([
    `postgres://one/atrium${kept}`,
    `postgres://two/atrium${kept}`,
  ])
})

test('the word for the host is read', () => {
  expect(wantedSession('postgres://one,two/atrium?target_session_attrs=standby')).toBe('standby')
  expect(wantedSession('postgres://one,two/atrium')).toBe('read-write')
})
