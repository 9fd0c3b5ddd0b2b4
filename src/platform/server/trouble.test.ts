import { expect, test } from 'vitest'
import { Failure, notFound } from '#platform/failure.ts'
import { troubleOf } from './trouble.ts'

const failed = (fields: object, message = 'failed') => Object.assign(new Error(message), fields)

test.each([
  ['SQLite is full', failed({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), 507, 'full'],
  ['the disk of files is full', failed({ code: 'ENOSPC' }), 507, 'full'],
  ['PostgreSQL is full', failed({ code: '53100' }), 507, 'full'],
  ['another writes to SQLite', failed({ code: 'ERR_SQLITE_ERROR', errcode: 261 }), 503, 'busy'],
  ['a statement took too long', failed({ code: '57014' }), 503, 'busy'],
  ['a lock was not to be had', failed({ code: '55P03' }), 503, 'busy'],
  ['too many wait already', failed({ code: 'ATRIUM_POOL_FULL' }), 503, 'busy'],
  ['PostgreSQL is not there', failed({ code: 'ECONNREFUSED' }), 503, 'database'],
  ['PostgreSQL begins', failed({ code: '57P03' }), 503, 'database'],
  ['a class of errors of the connection', failed({ code: '08006' }), 503, 'database'],
  ['the driver has lost it', failed({}, 'Connection terminated unexpectedly'), 503, 'database'],
  ['all of several addresses', new AggregateError([failed({ code: 'ECONNREFUSED' })]), 503, 'database'],
])('%s', (_, error, status, trouble) => {
  const found = troubleOf(error)
  expect(found).toMatchObject({ status, trouble })
  expect(found?.retryAfter).toBe(status === 503 ? 1 : undefined)
})

test('a defect, and what was refused, are no trouble of the server', () => {
  expect(troubleOf(new TypeError('x is not a function'))).toBeUndefined()
  expect(troubleOf(failed({ code: '23505' }))).toBeUndefined()
  expect(troubleOf(notFound())).toBeUndefined()
  expect(troubleOf('a text')).toBeUndefined()
  expect(troubleOf(new Failure(503, 'kept', { trouble: 'unsure' }))?.trouble).toBe('unsure')
})
