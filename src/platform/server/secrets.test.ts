import { expect, test } from 'vitest'
import { type PasswordHashing, secretsFrom } from './secrets.ts'

const none: PasswordHashing = { hash: async () => '', verify: async () => false, isOld: () => false }
const secrets = secretsFrom('a secret of more than thirty-two characters', none)
const others = secretsFrom('another secret of more than thirty-two characters', none)

test('a token has 256 bits and is never the same', () => {
  const tokens = Array.from({ length: 100 }, () => secrets.token())
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('what is stored of a token depends on the secret', async () => {
  expect(await secrets.hash('token')).toBe(await secrets.hash('token'))
  expect(await secrets.hash('token')).not.toBe(await others.hash('token'))
  expect(await secrets.hash('token')).not.toBe(await secrets.hash('tokeN'))
})

test('what is stored of a token stays what it was: an HMAC by a key that HKDF derives', async () => {
  const bytes = new TextEncoder()
  const raw = bytes.encode('a secret of more than thirty-two characters')
  const root = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes.encode('atrium tokens') }
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const key = await crypto.subtle.deriveKey(how, root, algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, bytes.encode('token'))
  expect(await secrets.hash('token')).toBe(Buffer.from(signed).toString('base64url'))
})

test('what is sealed is opened by the same secret alone, and not once it was changed', async () => {
  const sealed = await secrets.seal('ключ 钥匙')
  expect(await secrets.open(sealed)).toBe('ключ 钥匙')
  expect(await secrets.seal('ключ 钥匙')).not.toBe(sealed)
  await expect(others.open(sealed)).rejects.toMatchObject({ name: 'OperationError' })
  await expect(secrets.open(`${sealed.slice(0, -3)}AAA`)).rejects.toMatchObject({ name: 'OperationError' })
})

test('the code of the first start is the same in every process of an installation, and another elsewhere', async () => {
  expect(await secrets.setupCode()).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  expect(await secretsFrom('a secret of more than thirty-two characters', none).setupCode()).toBe(
    await secrets.setupCode(),
  )
  expect(await others.setupCode()).not.toBe(await secrets.setupCode())
})
