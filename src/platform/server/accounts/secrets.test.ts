import { expect, test } from 'vitest'
import { type PasswordHashing, secretsFrom } from './secrets.ts'

const none: PasswordHashing = { hash: async () => '', verify: async () => false, isOld: () => false }
const first = 'a secret of more than thirty-two characters'
const secrets = secretsFrom(first, none)
const others = secretsFrom('another secret of more than thirty-two characters', none)

test('a token has 256 bits and is unique', () => {
  const tokens = Array.from({ length: 100 }, () => secrets.token())
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('the hash of a token depends on the secret', async () => {
  expect(await secrets.hash('token')).toBe(await secrets.hash('token'))
  expect(await secrets.hash('token')).not.toBe(await others.hash('token'))
  expect(await secrets.hash('token')).not.toBe(await secrets.hash('tokeN'))
})

test('the hash of a token is an HMAC with a key from HKDF, behind the name of the secret', async () => {
  const bytes = new TextEncoder()
  const raw = bytes.encode(first)
  const root = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes.encode('atrium tokens') }
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const key = await crypto.subtle.deriveKey(how, root, algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, bytes.encode('token'))
  const stored = Buffer.from(signed).toString('base64url')
  expect(await secrets.hash('token')).toBe(`${secrets.names.current}.${stored}`)
  expect(secrets.names.current).toMatch(/^[\da-f]{12}$/)
  // The form before values had a key id.
  expect(secrets.hashes('token')).toContain(stored)
})

test('only the same secret opens a sealed text, and not after a change', async () => {
  const sealed = await secrets.encrypt('ключ 钥匙')
  expect(await secrets.decrypt(sealed)).toBe('ключ 钥匙')
  expect(await secrets.encrypt('ключ 钥匙')).not.toBe(sealed)
  await expect(others.decrypt(sealed)).rejects.toThrow('ATRIUM_SECRET_PREVIOUS')
  await expect(secrets.decrypt(`${sealed.slice(0, -3)}AAA`)).rejects.toThrow('ATRIUM_SECRET_PREVIOUS')
})

test('a text of 1 MB is sealed, as a long message of the outbox is', async () => {
  const text = 'ключ 钥匙'.repeat(70_000)
  expect(new TextEncoder().encode(text).length).toBeGreaterThan(1_000_000)
  expect((await secrets.decrypt(await secrets.encrypt(text))) === text).toBe(true)
})

test('values of the previous secret stay valid, and are re-encrypted without the originals', async () => {
  const both = secretsFrom('another secret of more than thirty-two characters', none, first)
  const [sealed, kept] = [await secrets.encrypt('seed'), await secrets.hashCode('a-code')]
  expect(await both.decrypt(sealed)).toBe('seed')
  expect(both.hashes('token')).toContain(await secrets.hash('token'))
  expect([await both.verifyCode('a-code', kept), await both.verifyCode('b-code', kept)]).toEqual([true, false])

  const renewed = [await both.reencrypt('encrypted', sealed), await both.reencrypt('codeHash', kept)]
  const [newSealed = '', newKept = ''] = renewed
  expect(await others.decrypt(newSealed)).toBe('seed')
  expect([await others.verifyCode('a-code', newKept), await others.verifyCode('b-code', newKept)]).toEqual([
    true,
    false,
  ])
  await expect(secrets.decrypt(newSealed)).rejects.toThrow('ATRIUM_SECRET_PREVIOUS')
  expect(await others.reencrypt('encrypted', sealed)).toBeUndefined()
})

test('hashes and sealed texts without a key name may be of either secret', async () => {
  const nameless = (text: string) => text.slice(text.indexOf('.') + 1)
  const both = secretsFrom('another secret of more than thirty-two characters', none, first)
  for (const maker of [secrets, others]) {
    const [code, sealed] = [nameless(await maker.hash('a-code')), nameless(await maker.encrypt('seed'))]
    expect(await maker.verifyCode('a-code', code)).toBe(true)
    expect(await both.decrypt(sealed)).toBe('seed')
    const [newCode = '', newSealed = ''] = [
      await both.reencrypt('codeHash', code),
      await both.reencrypt('encrypted', sealed),
    ]
    expect([await others.verifyCode('a-code', newCode), await others.verifyCode('b-code', newCode)]).toEqual([
      true,
      false,
    ])
    expect(await others.decrypt(newSealed)).toBe('seed')
  }
})

test('the setup code is the same in every process of an installation, and different elsewhere', async () => {
  expect(await secrets.setupCode()).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  expect(await secretsFrom(first, none).setupCode()).toBe(await secrets.setupCode())
  expect(await others.setupCode()).not.toBe(await secrets.setupCode())
})
