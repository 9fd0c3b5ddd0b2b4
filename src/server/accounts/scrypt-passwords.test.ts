import { expect, test } from 'vitest'
import { browserScrypt } from '#app/demo/browser-passwords.ts'
import { passwordHashing } from '#platform/server/accounts/password-hashing.ts'
import { currentCost, nodeScrypt } from './scrypt-passwords.ts'

const cheap = { ln: 6, r: 8, p: 1 }

test.each([
  ['Node', nodeScrypt],
  ['the browser', browserScrypt],
])('%s derives the key of the test vector in RFC 7914', async (_, derive) => {
  const salt = new TextEncoder().encode('NaCl')
  const hash = await derive('password', salt, { ln: 10, r: 8, p: 16 }, 64)
  expect(Buffer.from(hash).toString('hex')).toBe(
    'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
  )
})

test('verifies a hash of the other runtime, and rejects a wrong password or a missing hash', async () => {
  const [here, there] = [passwordHashing(nodeScrypt, cheap), passwordHashing(browserScrypt, cheap)]
  const hash = await here.hash('correct horse')
  expect(await here.hash('correct horse')).not.toBe(hash)
  expect(await there.verify('correct horse', hash)).toBe(true)
  expect(await there.verify('correct house', hash)).toBe(false)
  expect(await here.verify('correct horse', undefined)).toBe(false)
  expect(await here.verify('', undefined)).toBe(false)
  expect(await here.verify('correct horse', 'correct horse')).toBe(false)
})

test('treats two Unicode forms of a text as the same password', async () => {
  const { hash, verify } = passwordHashing(nodeScrypt, cheap)
  expect(await verify('pa\u0308sse', await hash('p\u00e4sse'))).toBe(true)
})

test('verifies a hash of another cost, and reports it as old', async () => {
  const [old, current] = [passwordHashing(nodeScrypt, cheap), passwordHashing(nodeScrypt, { ...cheap, ln: 7 })]
  const hash = await old.hash('correct horse')
  expect(await current.verify('correct horse', hash)).toBe(true)
  expect(current.isOld(hash)).toBe(true)
  expect(current.isOld(await current.hash('correct horse'))).toBe(false)
})

test('uses at least the cost that OWASP recommends for scrypt', () => {
  expect(2 ** currentCost.ln * currentCost.r * currentCost.p).toBeGreaterThanOrEqual(2 ** 15 * 8 * 3)
})
