import * as z from 'zod'
import { contract, del, get, patch, post, put, readWrite } from '#platform/contract.ts'
import {
  AppCode,
  AppSecret,
  ChallengeId,
  Email,
  NewPassword,
  PasskeyCreated,
  PasskeyInvitation,
  PersonName,
  ProviderJourney,
  RecoveryCodes,
  TypedPassword,
} from './contract-fields.ts'

/** The longest picture of oneself: the screen makes it small (128 × 128) before it sends it. */
export const maxAvatarLength = 24_000

/** Nothing (initials are drawn), one of the application's pictures, or a small picture of one's own. */
export const Avatar = z
  .string()
  .max(maxAvatarLength)
  .regex(/^(|\/pictures\/avatars\/\d\d\.svg|data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})$/)

export const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  avatar: z.string(),
  createdAt: z.iso.datetime(),
  /** The address that waits for its link to be opened; until then the old one counts. */
  newEmail: z.string().nullable(),
  /** Whoever came by a provider may have none. */
  hasPassword: z.boolean(),
  passwordChangedAt: z.iso.datetime().nullable(),
  secondFactorSince: z.iso.datetime().nullable(),
  /** The role demands a second factor: the last one, an app or a passkey, cannot be taken off. */
  secondFactorDemanded: z.boolean(),
  /** Null without a second factor. */
  recoveryCodesLeft: z.int().nullable(),
  /** Until when the password needs not be given again for what is sensitive; null where it is due. */
  confirmedUntil: z.iso.datetime().nullable(),
  /** Whoever is the last to manage everything cannot delete their account. */
  isLastAdministrator: z.boolean(),
})
export type Account = z.infer<typeof Account>

export const AccountChanges = z
  .strictObject({
    name: PersonName,
    jobTitle: z
      .string()
      .trim()
      .max(100)
      .regex(/^[^\p{Cc}<>]*$/u),
    avatar: Avatar,
  })
  .partial()
export type AccountChanges = z.infer<typeof AccountChanges>

export const AccountSession = z.object({
  id: z.string(),
  /** What the browser says it is (user agent); no address and no place is kept. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** Not known for the account until a few days ago, and not its first one: its owner was told of it. */
  isNew: z.boolean(),
  remembered: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const PasskeyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}]*$/u)

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** Kept by a service of the maker's on several devices. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const Identity = z.object({
  id: z.int(),
  provider: z.string(),
  /** As configured; the id where it is configured no more. */
  providerName: z.string(),
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Identity = z.infer<typeof Identity>

const SessionParams = z.object({ id: z.string().min(1).max(64) })

/**
 * One's own account. What is sensitive needs the password to have been given within the last ten minutes (`confirm`), else
 * 403 with an issue whose path is `confirm`; `signIn` where there is no password, so that only signing in anew proves it. A wrong password here is 422 `password`, since the session stays open.
 */
export const account = contract(
  'auth-account',
  '/api/account',
  {
    show: get('/', { returns: Account }),
    edit: patch('/', { body: AccountChanges, returns: Account, summary: 'Changes the user’s own profile' }),
    remove: del('/', {
      summary: 'Deletes the own account (confirmed); contributions are kept. 409 for the last administrator',
    }),
    confirm: post('/confirm', {
      transaction: 'manual',
      action: 'update',
      body: z.strictObject({ password: TypedPassword }),
      limits: [{ max: 10, seconds: 900, only: 'failures' }],
      summary: 'Confirms the password, for sensitive actions in the next ten minutes; 422 `password`',
    }),
    changeEmail: put('/email', {
      body: z.strictObject({ email: Email }),
      returns: Account,
      limits: [{ max: 10, seconds: 3600 }],
      summary:
        'Sends a link to the new address (confirmed); the old one is notified and valid until the link is opened',
    }),
    cancelEmail: del('/email', { returns: Account, summary: 'Cancels the change of address' }),
    changePassword: put('/password', {
      transaction: 'manual',
      body: z.strictObject({ current: TypedPassword.optional(), password: NewPassword }),
      returns: Account,
      limits: [{ max: 10, seconds: 900, only: 'failures' }],
      summary:
        'Changes the password; requires the current one, or a confirmed session if there is none; ends all other sessions. 422 `current`, `password`',
    }),
    beginSecondFactor: post('/second-factor', {
      returns: AppSecret,
      action: 'update',
      summary:
        'A new secret for an authenticator app (confirmed), and the otpauth URL for its QR code; valid once it is enabled',
    }),
    enableSecondFactor: put('/second-factor', {
      transaction: 'manual',
      body: AppCode,
      returns: RecoveryCodes,
      limits: [{ max: 20, seconds: 900, only: 'failures' }],
      summary: 'Enables the app by a first code (confirmed); the recovery codes are shown once. 422 `code`',
    }),
    disableSecondFactor: del('/second-factor', {
      summary:
        'Disables the app (confirmed) and deletes the recovery codes. 409 if the role requires a second factor and there is no passkey',
    }),
    renewRecoveryCodes: post('/second-factor/recovery-codes', {
      returns: RecoveryCodes,
      action: 'update',
      summary: 'Replaces the recovery codes by ten new ones (confirmed)',
    }),
    listSessions: get('/sessions', {
      returns: z.array(AccountSession),
      summary: 'Sessions of the user, this browser first',
    }),
    endSession: del('/sessions/:id', {
      params: SessionParams,
      summary: 'Ends a session of the user: its next call is 401',
    }),
    endOtherSessions: del('/sessions', {
      returns: z.object({ ended: z.int() }),
      summary: 'Ends all other sessions of the user',
    }),
    listPasskeys: get('/passkeys', { returns: z.array(Passkey) }),
    askPasskey: post('/passkeys/ask', {
      returns: z.object({ id: ChallengeId, invitation: PasskeyInvitation }),
      action: 'update',
      summary: 'A challenge to register a passkey (confirmed)',
    }),
    addPasskey: post('/passkeys', {
      body: z.strictObject({ id: ChallengeId, name: PasskeyName, created: PasskeyCreated }),
      returns: Passkey,
      status: 201,
      summary: 'Stores the passkey that the browser created; 422 `created`',
    }),
    renamePasskey: patch('/passkeys/:id', { body: z.strictObject({ name: PasskeyName }), returns: Passkey }),
    removePasskey: del('/passkeys/:id', {
      summary:
        'Removes a passkey (confirmed); 409 if it is the only sign-in method, or the only second factor that the role requires',
    }),
    listIdentities: get('/identities', { returns: z.array(Identity), summary: 'The identity providers' }),
    connect: post('/identities', {
      transaction: 'manual',
      action: 'update',
      body: z.strictObject({ provider: z.string().max(60) }),
      returns: ProviderJourney,
      summary: 'The URL to connect a provider (confirmed); `/auth/callback` completes it',
    }),
    disconnect: del('/identities/:id', {
      summary: 'Disconnects a provider (confirmed); 409 if it is the only sign-in method',
    }),
  },
  {
    private: true,
    everyone: true,
    notices: ['newBrowser', 'passwordChanged', 'roleChanged'],
    touches: ['session', 'colleagues'],
    grants: { manager: readWrite, agent: readWrite, viewer: readWrite },
  },
)
