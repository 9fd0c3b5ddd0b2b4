import * as z from 'zod'
import { contract, get, post, put } from '#platform/contract.ts'
import { LanguageCode } from '#platform/contracts/language.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import {
  AppCode,
  AppSecret,
  ChallengeId,
  Email,
  LinkToken,
  NewPassword,
  PasskeyAnswer,
  PasskeyQuestion,
  PersonName,
  ProviderJourney,
  ProviderReturn,
  RecoveryCodes,
  TypedPassword,
} from './contract-fields.ts'

export const Provider = z.object({ id: z.string(), name: z.string() })
export type Provider = z.infer<typeof Provider>

export const SampleUser = z.object({
  name: z.string(),
  email: z.string(),
  role: z.string(),
  jobTitle: z.string(),
  avatar: z.string(),
})
export type SampleUser = z.infer<typeof SampleUser>

/** Options of the sign-in pages. */
export const AuthOptions = z.object({
  mode: z.enum(['sample', 'production']),
  signUp: z.enum(['open', 'closed']),
  providers: z.array(Provider),
  /** There is no account yet; `/auth/setup` creates the first administrator. */
  isFirstStart: z.boolean(),
  /** The password of all sample users; sample mode only. */
  samplePassword: z.string().nullable(),
  /** No mail server is set up: links cannot be sent. */
  lacksEmail: z.boolean(),
  sampleUsers: z.array(SampleUser),
})
export type AuthOptions = z.infer<typeof AuthOptions>

/**
 * `open`: signed in. `secondFactor`: the session waits for a code at `/auth/two-steps`. `newFactor`: likewise, but the
 * role requires a second factor that has to be set up first. `passkey`: the role requires a second factor, which is a
 * passkey; there is no session until it is used.
 */
export const NextStep = z.object({ next: z.enum(['open', 'secondFactor', 'newFactor', 'passkey']) })
export type NextStep = z.infer<typeof NextStep>

export const LinkKind = z.enum(['account', 'email', 'password', 'invitation'])
export type LinkKind = z.infer<typeof LinkKind>

/** The purpose of an emailed link; reading it does not consume the link. */
export const Link = z.object({
  kind: LinkKind,
  email: z.string(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
})
export type Link = z.infer<typeof Link>

/** Sample mode: an email that was not delivered but is shown on the page. Its links stay in the application. */
export const SentMessage = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  html: SafeHtml,
  /** Path of the screen that its button opens. */
  path: z.string(),
  sentAt: z.iso.datetime(),
})
export type SentMessage = z.infer<typeof SentMessage>

const often = { max: 60, seconds: 60 } as const

/** Requests without an open session. Invalid input is 422 with the field's name as `path`; a rate limit is 429. */
export const auth = contract(
  'auth',
  '/api/auth',
  {
    options: get('/options', { public: true, returns: AuthOptions, summary: 'The sign-in methods' }),
    signIn: post('/sign-in', {
      public: true,
      transaction: 'manual',
      body: z.strictObject({ email: Email, password: TypedPassword, remembered: z.boolean().default(false) }),
      returns: NextStep,
      limits: [
        { max: 50, seconds: 900, only: 'failures' },
        { max: 10, seconds: 900, by: 'email', per: 'device', only: 'failures' },
        { max: 10, seconds: 900, by: 'email', per: 'network', only: 'failures' },
        // NIST SP 800-63B allows at most 100 consecutive failures per account.
        { max: 100, seconds: 3600, by: 'email', only: 'failures' },
      ],
      summary: 'Signs in by password; 422 `password` for a wrong address or password, and for suspended accounts',
    }),
    secondFactor: get('/second-factor', {
      public: true,
      returns: z.object({ owed: z.boolean(), isNew: z.boolean(), email: z.string().nullable() }),
      summary: 'Whether this browser’s sign-in lacks the second factor; `isNew` if it has to be set up first',
    }),
    giveSecondFactor: post('/second-factor', {
      public: true,
      transaction: 'manual',
      body: z.strictObject({ code: z.string().trim().min(1).max(40) }),
      returns: z.object({ recoveryCodesLeft: z.int().nullable() }),
      limits: [{ max: 20, seconds: 900, only: 'failures' }],
      summary:
        'Completes a sign-in by six digits or a recovery code, which is then used; 401 without a sign-in, 422 `code` if it is wrong',
    }),
    beginSecondFactor: post('/second-factor/app', {
      public: true,
      returns: AppSecret,
      limits: [often],
      summary:
        'A secret for the authenticator app of a user who has to set one up; 401 without such a sign-in, 409 if there is one by now',
    }),
    enableSecondFactor: put('/second-factor/app', {
      public: true,
      transaction: 'manual',
      body: AppCode,
      returns: RecoveryCodes,
      limits: [{ max: 20, seconds: 900, only: 'failures' }],
      summary:
        'Enables the app by a first code, and opens the session; the recovery codes are shown once. 401, 422 `code`',
    }),
    signUp: post('/sign-up', {
      public: true,
      minDurationMs: 400,
      body: z.strictObject({ name: PersonName, email: Email, language: LanguageCode.default('en') }),
      limits: [
        { max: 5, seconds: 3600, by: 'email' },
        { max: 20, seconds: 3600 },
      ],
      summary:
        'Sends a link to confirm the address and to choose the password; the answer is the same if an account exists. 403 if sign-up is closed',
    }),
    resend: post('/resend', {
      public: true,
      minDurationMs: 400,
      body: z.strictObject({ email: Email }),
      limits: [
        { max: 3, seconds: 900, by: 'email' },
        { max: 20, seconds: 3600 },
      ],
      summary: 'Sends another link to open an account, if an earlier one is unused',
    }),
    showLink: post('/link', {
      public: true,
      action: 'read',
      body: z.strictObject({ token: LinkToken }),
      returns: Link,
      limits: [often],
      summary: 'The purpose of a link; 422 `token` if it is used, expired or wrong',
    }),
    confirm: post('/confirm', {
      public: true,
      body: z.strictObject({ token: LinkToken }),
      returns: z.object({ kind: LinkKind.extract(['email']), email: z.string() }),
      limits: [often],
      summary: 'Confirms the new address of the signed-in account; 422 `token`, 403 `signIn` for another account',
    }),
    forgot: post('/forgot', {
      public: true,
      minDurationMs: 400,
      body: z.strictObject({ email: Email }),
      limits: [
        { max: 3, seconds: 900, by: 'email' },
        { max: 20, seconds: 3600 },
      ],
      summary: 'Sends a link to choose a new password, if the account exists',
    }),
    reset: post('/reset', {
      public: true,
      transaction: 'manual',
      body: z.strictObject({ token: LinkToken, password: NewPassword, name: PersonName.optional() }),
      returns: z.object({ kind: LinkKind.extract(['account', 'password', 'invitation']), email: z.string() }),
      limits: [often],
      summary:
        'Sets the password by a link: a new one, or the first one of an invitation or of a new account, with the name; ends all sessions, opens none. 422 `token`, `password`',
    }),
    setup: post('/setup', {
      public: true,
      transaction: 'manual',
      body: z.strictObject({
        code: z.string().trim().min(1).max(200),
        name: PersonName,
        email: Email,
        password: NewPassword,
      }),
      limits: [{ max: 10, seconds: 900, only: 'failures' }],
      summary:
        'Creates the first administrator by the code in the server’s log, and signs them in; 422 `code`, 409 if a user exists',
    }),
    askPasskey: post('/passkeys/ask', {
      public: true,
      returns: z.object({ id: ChallengeId, question: PasskeyQuestion }),
      limits: [often],
      summary: 'A challenge to sign in by any passkey of the browser',
    }),
    signInByPasskey: post('/passkeys/sign-in', {
      public: true,
      body: z.strictObject({
        id: ChallengeId,
        answer: PasskeyAnswer,
        remembered: z.boolean().default(false),
        confirms: z.boolean().default(false),
      }),
      returns: NextStep,
      limits: [{ max: 30, seconds: 900, only: 'failures' }],
      summary:
        'Signs in by passkey, which counts as both factors; with `confirms` it is a fresh proof in the open session. 422 `answer` if it is unknown, or another user’s',
    }),
    beginProvider: post('/providers/begin', {
      public: true,
      transaction: 'manual',
      body: z.strictObject({ provider: z.string().max(60), remembered: z.boolean().default(false) }),
      returns: ProviderJourney,
      limits: [often],
      summary: 'The URL to sign in at a provider',
    }),
    finishProvider: post('/providers/finish', {
      public: true,
      transaction: 'manual',
      body: ProviderReturn,
      returns: z.object({ next: z.enum(['open', 'secondFactor', 'newFactor', 'passkey', 'connected']) }),
      limits: [often],
      summary:
        'Completes the visit to a provider: signs in, or connects the requesting account. 403 with the path `unknown` (no account), `unconfirmed`, `taken` or `cancelled`, 502 `cancelled` if the provider’s answer is invalid; 422 `flow` if it took too long or another tab started it',
    }),
    messages: get('/letters', {
      public: true,
      query: z.strictObject({ to: Email }),
      returns: z.array(SentMessage),
      summary: 'Sample mode: the latest emails to this address, newest first; 404 in production',
    }),
  },
  {
    private: true,
    touches: ['auth-account', 'session', 'colleagues'],
    grants: { manager: [], agent: [], viewer: [] },
  },
)
