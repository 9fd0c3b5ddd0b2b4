import * as z from 'zod'

/** As typed; compared and kept in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .refine((email) => email.split('@')[0]?.length !== 0 && (email.split('@')[0]?.length ?? 65) <= 64, 'Not an address')

export const passwordLengths = { shortest: 12, longest: 128 } as const

/** A new password; that it is none of the commonest and not the address is judged by the server: 422, path `password`. */
export const NewPassword = z.string().min(passwordLengths.shortest).max(passwordLengths.longest)

/** A password as typed to sign in: its length says nothing. */
export const TypedPassword = z.string().min(1).max(1000)

export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}<>]*$/u)

/** The secret part of a link in a letter, which stands behind the `#` of its address, so that no log and no referrer has it. */
export const LinkToken = z.string().min(1).max(200)

/** What a provider's round leads back with: the whole address of the page, and the secret that `begin` gave this tab. */
export const ProviderReturn = z.strictObject({ address: z.url().max(4000), flow: z.string().min(1).max(200) })

/** Where to go next, and what the tab keeps (`sessionStorage`) until the provider leads back to `/auth/callback`. */
export const ProviderJourney = z.object({ address: z.string(), flow: z.string() })

const Credential = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })

/** What `startAuthentication({ optionsJSON })` takes. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(Credential).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
})

/** What `startRegistration({ optionsJSON })` takes. */
export const PasskeyInvitation = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(Credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
    })
    .optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
})

const text = z.string().max(20_000)
const answered = {
  id: text,
  rawId: text,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  // What the browser adds of its own; nothing is decided by it.
  clientExtensionResults: z.object({}),
  type: z.literal('public-key'),
}

/** What `startAuthentication` answered. */
export const PasskeyAnswer = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})

/** What `startRegistration` answered. */
export const PasskeyCreated = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    authenticatorData: text.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: text.optional(),
  }),
})

/** Names the challenge that the server keeps; it is good for five minutes and for one answer. */
export const ChallengeId = z.string().min(1).max(100)

/** A secret for an authenticator app, and the otpauth address for its QR code. */
export const AppSecret = z.object({ secret: z.string(), address: z.string() })
export type AppSecret = z.infer<typeof AppSecret>

export const AppCode = z.strictObject({ code: z.string().trim().min(1).max(20) })

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
