import { expect, test } from 'vitest'
import { Failure, notFound } from '#platform/errors/failure.ts'
import { toServerFailure } from './server-failure.ts'

const failed = (fields: object, message = 'failed') => Object.assign(new Error(message), fields)

test.each([
  ['SQLite is full', failed({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), 507, 'full'],
  ['the disk with the files is full', failed({ code: 'ENOSPC' }), 507, 'full'],
  ['PostgreSQL is full', failed({ code: '53100' }), 507, 'full'],
  ['another process writes to SQLite', failed({ code: 'ERR_SQLITE_ERROR', errcode: 261 }), 503, 'busy'],
  ['a statement took too long', failed({ code: '57014' }), 503, 'busy'],
  ['a lock is not available', failed({ code: '55P03' }), 503, 'busy'],
  ['too many calls are waiting', failed({ code: 'ATRIUM_POOL_FULL' }), 503, 'busy'],
  ['PostgreSQL is unreachable', failed({ code: 'ECONNREFUSED' }), 503, 'database'],
  ['PostgreSQL is starting', failed({ code: '57P03' }), 503, 'database'],
  ['an error class of connections', failed({ code: '08006' }), 503, 'database'],
  ['the driver has lost the connection', failed({}, 'Connection terminated unexpectedly'), 503, 'database'],
  ['all of several addresses fail', new AggregateError([failed({ code: 'ECONNREFUSED' })]), 503, 'database'],
])('%s', (_, error, status, errorCode) => {
  const failure = toServerFailure(error)
  expect(failure).toMatchObject({ status, errorCode })
  expect(failure?.retryAfter).toBe(status === 503 ? 1 : undefined)
})

test('neither a defect nor a refusal is a failure of the server', () => {
  expect(toServerFailure(new TypeError('x is not a function'))).toBeUndefined()
  expect(toServerFailure(failed({ code: '23505' }))).toBeUndefined()
  expect(toServerFailure(notFound())).toBeUndefined()
  expect(toServerFailure('a text')).toBeUndefined()
  expect(toServerFailure(new Failure(503, 'kept', { errorCode: 'outcome_unknown' }))?.errorCode).toBe('outcome_unknown')
})
