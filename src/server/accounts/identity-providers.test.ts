import { expect, onTestFinished, test, vi } from 'vitest'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { startProvider, visitProvider } from '#testing/servers/external/real-provider.ts'
import { identityProvider, type ProviderSettings } from './identity-providers.ts'
import { scryptPasswords } from './scrypt-passwords.ts'

const redirect = 'http://127.0.0.1:3000/auth/provider'
const secrets = secretsFrom('a secret that only the tests have', scryptPasswords)

async function realProvider(claims: Record<string, unknown>, own: Partial<ProviderSettings> = {}, acr?: string) {
  const { settings, end } = await startProvider(redirect, claims, acr === undefined ? {} : { acr })
  onTestFinished(end)
  return identityProvider({ ...settings, ...own }, secrets)
}

test('returns subject, name and confirmed address after a visit to a real provider', async () => {
  const claims = { email: 'ines@larkmoor.example', email_verified: true, name: 'Inês Carvalho' }
  const provider = await realProvider(claims)
  const { address, state, sealed } = await provider.begin(redirect)
  expect(sealed).not.toContain(state)
  const callback = await visitProvider(address, redirect)
  expect(callback.searchParams.get('state')).toBe(state)
  expect(await provider.finish(callback, sealed)).toEqual({
    subject: 'someone',
    email: 'ines@larkmoor.example',
    emailConfirmed: true,
    name: 'Inês Carvalho',
    isStrong: false,
  })
})

test('reports an address that the provider has not confirmed as unconfirmed', async () => {
  const provider = await realProvider({ email: 'ines@larkmoor.example' })
  const { address, sealed } = await provider.begin(redirect)
  expect(await provider.finish(await visitProvider(address, redirect), sealed)).toMatchObject({
    emailConfirmed: false,
    name: null,
  })
})

const [own, victim] = [{ email: 'mallory@larkmoor.example' }, { email: 'ines@larkmoor.example' }]
const confirmed = { email_verified: true }

test.each([
  ['userinfo names another address', victim, { ...own, ...confirmed }, { ...own, confirmed: true }],
  ['the ID token names another address', { ...own, ...confirmed }, victim, { ...own, confirmed: true }],
  ['userinfo confirms no address', confirmed, victim, { ...victim, confirmed: false }],
  ['the ID token confirms no address', victim, confirmed, { ...victim, confirmed: false }],
  ['the ID token alone has an address', {}, { ...own, ...confirmed }, { ...own, confirmed: true }],
])('confirms an address only by the source that names it: %s', async (_, userinfo, idToken, expected) => {
  const { settings, end } = await startProvider(redirect, userinfo, { idToken })
  onTestFinished(end)
  const provider = identityProvider(settings, secrets)
  const { address, sealed } = await provider.begin(redirect)
  const { email, emailConfirmed } = await provider.finish(await visitProvider(address, redirect), sealed)
  expect({ email, confirmed: emailConfirmed }).toEqual(expected)
})

test('accepts a code once, and only for the visit that received it', async () => {
  const provider = await realProvider({ email: 'ines@larkmoor.example' })
  const [one, other] = [await provider.begin(redirect), await provider.begin(redirect)]
  const callback = await visitProvider(one.address, redirect)
  await expect(provider.finish(callback, other.sealed)).rejects.toThrow('invalid response encountered')
  await provider.finish(callback, one.sealed)
  await expect(provider.finish(callback, one.sealed)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('requests a strong sign-in from the provider, and rejects a weaker one', async () => {
  const claims = { acr: ['phr', 'urn:company:two-factor'] }
  const strong = await realProvider({}, claims, 'urn:company:two-factor')
  const { address, sealed } = await strong.begin(redirect)
  expect(new URL(address).searchParams.get('acr_values')).toBe('phr urn:company:two-factor')
  expect(await strong.finish(await visitProvider(address, redirect), sealed)).toMatchObject({ isStrong: true })

  for (const weak of [await realProvider({}, claims), await realProvider({}, claims, 'password')]) {
    const visit = await weak.begin(redirect)
    const callback = await visitProvider(visit.address, redirect)
    await expect(weak.finish(callback, visit.sealed)).rejects.toThrow('instead of phr or urn:company:two-factor')
  }
})

test('requests a maximum age of the sign-in from the provider, and rejects an older one', async () => {
  const provider = await realProvider({}, { maxAge: 10 })
  const { address, sealed } = await provider.begin(redirect)
  expect(new URL(address).searchParams.get('max_age')).toBe('10')
  expect(await provider.finish(await visitProvider(address, redirect), sealed)).toMatchObject({ subject: 'someone' })

  const late = await provider.begin(redirect)
  const callback = await visitProvider(late.address, redirect)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect(provider.finish(callback, late.sealed)).rejects.toThrow('JWT timestamp claim value failed validation')
})

test('tries an unreachable provider again at the next sign-in', async () => {
  const settings = { id: 'away', name: 'Away', issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }
  const provider = identityProvider(settings, secrets)
  await expect(provider.begin(redirect)).rejects.toThrow('fetch failed')
  await expect(provider.begin(redirect)).rejects.toThrow('fetch failed')
})
