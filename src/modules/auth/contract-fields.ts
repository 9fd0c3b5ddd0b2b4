import * as z from 'zod'

/** Trimmed and in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .refine((email) => email.split('@')[0]?.length !== 0 && (email.split('@')[0]?.length ?? 65) <= 64, 'Not an address')

export const passwordLengths = { shortest: 12, longest: 128 } as const

/** A new password. The server refuses common passwords and the address with 422 at `password`. */
export const NewPassword = z.string().min(passwordLengths.shortest).max(passwordLengths.longest)

/** The password of a sign-in; its length is not restricted like that of a new one. */
export const TypedPassword = z.string().min(1).max(1000)

export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}<>]*$/u)

/** The token of an emailed link. It is in the URL's fragment, so that logs and referrers do not contain it. */
export const LinkToken = z.string().min(1).max(200)

/** The provider's redirect: the page's whole URL, and the secret returned by `begin` to this tab. */
export const ProviderReturn = z.strictObject({ address: z.url().max(4000), flow: z.string().min(1).max(200) })

/** The provider's URL, and the secret that the tab keeps in `sessionStorage` until the redirect back. */
export const ProviderJourney = z.object({ address: z.string(), flow: z.string() })

const Credential = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })

/** Argument of `startAuthentication({ optionsJSON })`. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(Credential).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
})

/** Argument of `startRegistration({ optionsJSON })`. */
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
  // Sent by browsers and not used.
  clientExtensionResults: z.object({}),
  type: z.literal('public-key'),
}

/** Result of `startAuthentication`. */
export const PasskeyAnswer = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})

/** Result of `startRegistration`. */
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

/** Id of the challenge stored on the server; valid for five minutes and one answer. */
export const ChallengeId = z.string().min(1).max(100)

/** The secret for an authenticator app, and the otpauth URL for its QR code. */
export const AppSecret = z.object({ secret: z.string(), address: z.string() })
export type AppSecret = z.infer<typeof AppSecret>

export const AppCode = z.strictObject({ code: z.string().trim().min(1).max(20) })

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
