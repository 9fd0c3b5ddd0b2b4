import * as z from 'zod'
import { EmbeddedPicture } from '#platform/pictures/picture-address.ts'
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

/** Empty (initials are drawn), one of the application's pictures, or a data URL. */
export const Avatar = z.union([z.string().regex(/^(|\/pictures\/avatars\/\d\d\.svg)$/), EmbeddedPicture])

export const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  avatar: z.string(),
  createdAt: z.iso.datetime(),
  /** Awaits confirmation; until then the old address is valid. */
  newEmail: z.string().nullable(),
  /** False for accounts created through an identity provider without a password. */
  hasPassword: z.boolean(),
  passwordChangedAt: z.iso.datetime().nullable(),
  secondFactorSince: z.iso.datetime().nullable(),
  /** The role requires a second factor, so the last app or passkey cannot be removed. */
  secondFactorDemanded: z.boolean(),
  /** Null without a second factor. */
  recoveryCodesLeft: z.int().nullable(),
  /** Until then sensitive changes need no password; null if it is required now. */
  confirmedUntil: z.iso.datetime().nullable(),
  /** The last administrator cannot delete their account. */
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
  /** The user agent; neither IP address nor location is stored. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** First used with this account within the last days, and not its first browser; the owner was notified. */
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
  /** Synchronised across devices by the passkey provider. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const Identity = z.object({
  id: z.int(),
  provider: z.string(),
  /** The configured name, or the id if the provider is no longer configured. */
  providerName: z.string(),
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Identity = z.infer<typeof Identity>

const SessionParams = z.object({ id: z.string().min(1).max(64) })

/**
 * The user's own account. Sensitive changes need a password confirmation within the last ten minutes (`confirm`), else
 * 403 with an issue at `confirm`, or at `signIn` for accounts without a password. A wrong password is 422 at `password`
 * rather than 401, since the session stays open.
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
