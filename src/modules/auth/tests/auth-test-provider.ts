import type { IdentityProvider } from '#platform/server/services.ts'

/** A provider whose user a test can set. */
export function createFakeProvider(id: string, name: string) {
  const who = {
    subject: `${id}-1`,
    email: 'nora@clients.example',
    emailConfirmed: true,
    name: 'Nora <b> Blum',
    isStrong: false,
  }
  const provider: IdentityProvider = {
    id,
    name,
    async begin(redirect) {
      const state = crypto.randomUUID()
      const address = `https://${id}.example/authorize?redirect=${redirect}&state=${state}`
      return { address, state, sealed: `${redirect} ${state}` }
    },
    async finish(callback, sealed) {
      const state = callback.searchParams.get('state')
      if (sealed !== `${callback.origin}${callback.pathname} ${state}`) throw new Error('Another journey')
      if (callback.searchParams.get('code') !== 'good') throw new Error('The code is wrong')
      return { ...who }
    },
  }
  return { who, provider }
}

/** The provider's redirect URL; the server ignores its host. */
export const returnFrom = (address: string, answer = 'code=good') =>
  `https://anywhere.example/auth/provider?${answer}&state=${new URL(address).searchParams.get('state')}`
