import { once } from 'node:events'
import type { Server } from 'node:http'
import { Provider } from 'oidc-provider'

/**
 * A real provider whose single visitor is always signed in and agrees to everything, unless `refuses`; `acr` is the
 * strength that it reports if requested. `claims` come from the userinfo endpoint, `idToken` in the ID token. The
 * caller ends it, since unit tests and browser tests do so in different ways.
 */
export async function startProvider(
  redirect: string,
  claims: Record<string, unknown>,
  {
    refuses = () => false,
    acr,
    idToken,
  }: { refuses?: () => boolean; acr?: string; idToken?: Record<string, unknown> } = {},
) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'atrium', client_secret: 'only for tests', redirect_uris: [redirect] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: (use) => ({ sub, ...(use === 'id_token' && idToken ? idToken : claims) }),
    }),
    ...(idToken && { conformIdTokenClaims: false }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [await signingKey()] },
    cookies: { keys: ['tests'] },
    ...(acr !== undefined && { acrValues: [acr] }),
  })
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    const details = await provider.interactionDetails(context.req, context.res)
    if (refuses()) return provider.interactionFinished(context.req, context.res, { error: 'access_denied' })
    const grant = new provider.Grant({ accountId: 'someone', clientId: 'atrium' })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    const result =
      details.prompt.name === 'login'
        ? { login: { accountId: 'someone', ...(acr !== undefined && { acr }) } }
        : { consent }
    return provider.interactionFinished(context.req, context.res, result)
  })
  const server: Server = provider.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    settings: { id: 'company', name: 'The company', issuer, clientId: 'atrium', clientSecret: 'only for tests' },
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A port without a listener. */
export async function freePort() {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function signingKey() {
  const kind = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const { privateKey } = await crypto.subtle.generateKey(kind, true, ['sign', 'verify'])
  return { ...(await crypto.subtle.exportKey('jwk', privateKey)), use: 'sig', alg: 'RS256' }
}

/** Follows the provider's redirects as a browser does, up to the address that leads back. */
export async function visitProvider(address: string, redirect: string) {
  const cookies = new Map<string, string>()
  let here = address
  for (let steps = 0; steps < 12 && !here.startsWith(redirect); steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(here, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    here = new URL(response.headers.get('location') ?? redirect, here).href
  }
  return new URL(here)
}
