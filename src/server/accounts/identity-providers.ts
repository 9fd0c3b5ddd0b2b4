import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import * as z from 'zod'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { IdentityProvider } from '#platform/server/services.ts'
import { isLoopback } from '#server/requests/loopback.ts'

/** The settings of a provider: a client registered there, for the code flow with PKCE. */
export const ProviderSettings = z.strictObject({
  id: z.string().regex(/^[a-z][a-z\d-]{0,29}$/, 'must be a short name of a-z, 0-9 and -'),
  name: z.string().trim().min(1).max(60),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** The required sign-in methods (`acr`), which then count as both factors. */
  acr: z.array(z.string().regex(/^\S+$/)).min(1).optional(),
  /** The maximum age of the sign-in in seconds (`auth_time`). */
  maxAge: z.int().min(0).optional(),
})
export type ProviderSettings = z.infer<typeof ProviderSettings>

const Begun = z.object({ redirect: z.string(), state: z.string(), nonce: z.string(), verifier: z.string() })

const Claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  // Some providers send it as text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: z.string().optional(),
})

/**
 * Email address and whether it is verified, always from one source: `email_verified` of one says nothing about the
 * `email` of another. A source that verifies its address is preferred.
 */
function addressFrom(sources: readonly z.infer<typeof Claims>[]) {
  const withEmail = sources.filter(({ email }) => email !== undefined)
  const { email, email_verified: emailConfirmed } =
    withEmail.find((address) => address.email_verified) ?? withEmail[0] ?? {}
  return { email: email ?? null, emailConfirmed: emailConfirmed ?? false }
}

const Strength = z.object({ acr: z.string().optional() })

/** Requests the provider's configuration once; after a failure the next sign-in requests it again. */
function discoverConfiguration({ issuer, clientId, clientSecret }: ProviderSettings) {
  let configuration: Promise<Configuration> | undefined
  const server = new URL(issuer)
  const insecure = server.protocol === 'http:' && isLoopback(server.hostname)
  return () => {
    configuration ??= discovery(
      server,
      clientId,
      clientSecret,
      undefined,
      insecure ? { execute: [allowInsecureRequests] } : {},
    )
    configuration.catch(() => (configuration = undefined))
    return configuration
  }
}

/** An OpenID Connect provider. The state for `finish` is encrypted, since it is stored in the database meanwhile. */
export function identityProvider(settings: ProviderSettings, secrets: Secrets): IdentityProvider {
  const { id, name, acr, maxAge } = settings
  const configuration = discoverConfiguration(settings)
  return {
    id,
    name,
    async begin(redirect) {
      const begun = { redirect, state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirect,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        ...(acr && { acr_values: acr.join(' ') }),
        ...(maxAge !== undefined && { max_age: String(maxAge) }),
      })
      return { address: address.href, state: begun.state, sealed: await secrets.encrypt(JSON.stringify(begun)) }
    },
    async finish(callback, sealed) {
      const { redirect, state, nonce, verifier } = Begun.parse(JSON.parse(await secrets.decrypt(sealed)))
      const returned = new URL(redirect)
      returned.search = callback.search
      const config = await configuration()
      const tokens = await authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(maxAge !== undefined && { maxAge }),
      })
      const claims = tokens.claims()
      // Providers may ignore requested values, so they are checked.
      const strength = Strength.parse(claims ?? {}).acr
      const isStrong = strength !== undefined && (acr?.includes(strength) ?? false)
      if (acr && !isStrong)
        throw new Error(
          `The provider used ${strength ?? 'an unknown authentication method'} instead of ${acr.join(' or ')}`,
        )
      const inToken = Claims.parse(claims)
      // Many providers return address and name only from the user-info endpoint.
      const userInfo = Claims.parse(await fetchUserInfo(config, tokens.access_token, inToken.sub))
      return {
        subject: inToken.sub,
        ...addressFrom([userInfo, inToken]),
        name: userInfo.name ?? inToken.name ?? null,
        isStrong,
      }
    },
  }
}
