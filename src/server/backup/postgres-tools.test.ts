import { expect, test } from 'vitest'
import { withoutPassword } from './postgres-tools.ts'

test.each([
  ['postgres://atrium:p%40ss@db.example:5432/atrium', 'postgres://atrium@db.example:5432/atrium', 'p@ss'],
  [
    'postgresql://atrium:x@one:5432,two:5433/atrium?sslmode=require',
    'postgresql://atrium@one:5432,two:5433/atrium?sslmode=require',
    'x',
  ],
  ['postgres://atrium@localhost/atrium', 'postgres://atrium@localhost/atrium', undefined],
  ['postgres://localhost:5432/atrium', 'postgres://localhost:5432/atrium', undefined],
])('keeps the password of %s out of the arguments', (url, address, password) => {
  expect(withoutPassword(url)).toEqual({ address, ...(password !== undefined && { password }) })
})
