import * as z from 'zod'
import { contract, del, everybody, get, listQuery, patch, post } from '#platform/contract.ts'
import { chosenStatuses, userStatuses } from '#platform/contracts/user-status.ts'
import { mapNames } from '#platform/records/map-names.ts'

const Id = z.string().min(1).max(64)
/** The id of any role; only the server knows whether it exists. */
const RoleId = z.string().min(1).max(64)

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  avatar: z.string(),
  role: RoleId,
  /** Null for the shipped roles, whose names are translated. */
  roleName: z.string().nullable(),
  status: z.enum(userStatuses),
  secondFactor: z.boolean(),
  /** The role requires a second factor, which may also be a passkey. */
  secondFactorDemanded: z.boolean(),
  /** The only active account with all rights: it cannot be suspended, deleted or given another role. */
  isLastAdministrator: z.boolean(),
  /** The caller may change the account: its role has no right that the caller lacks. */
  isWithinReach: z.boolean(),
  /** Number of open sessions. */
  sessions: z.int(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Time of the last invitation email, while the invitation is open. */
  invitedAt: z.iso.datetime().nullable(),
  /** Null for accounts created before the column existed. */
  createdAt: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof User>

export const UserSession = z.object({
  id: Id,
  /** The user agent. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The session of this request. */
  isCurrent: z.boolean(),
})
export type UserSession = z.infer<typeof UserSession>

/** An account with the data shown only on its own. */
export const UserDetail = User.extend({
  openSessions: z.array(UserSession),
  invitation: z.object({ byName: z.string(), note: z.string() }).nullable(),
})
export type UserDetail = z.infer<typeof UserDetail>

/** The link with which the owner sets a password, if no email takes it to them. */
const OwnLink = z.object({ link: z.url().nullable() })

/** An invited user with their link. */
const InvitedUser = User.extend(OwnLink.shape)

export const UserList = listQuery(User, {
  search: ['name', 'email', 'jobTitle'],
  filter: ['role', 'status'],
  sort: ['name', 'email', 'role', 'status', '-lastUsedAt', '-createdAt'],
  extra: { ids: z.array(Id).max(200).optional() },
})

export const UserCounts = z.object({ all: z.int(), ...mapNames(userStatuses, () => z.int()) })
export type UserCounts = z.infer<typeof UserCounts>

/** A role to choose, with the number of its accounts. */
export const RoleChoice = z.object({
  id: RoleId,
  name: z.string().nullable(),
  users: z.int(),
  /** The caller may assign the role. */
  isGivable: z.boolean(),
})
export type RoleChoice = z.infer<typeof RoleChoice>

export const maxInvited = 50
export const maxNoteLength = 1000

const Invited = z.strictObject({
  email: z.email().max(254),
  /** If known; the invited person can change it. */
  name: z.string().trim().max(120).default(''),
})

export const Invitation = z.strictObject({
  people: z
    .array(Invited)
    .min(1)
    .max(maxInvited)
    .refine((people) => new Set(people.map(({ email }) => email.toLowerCase())).size === people.length, {
      error: 'An email address occurs more than once',
    }),
  role: RoleId,
  note: z.string().trim().max(maxNoteLength).default(''),
})

export const UserChanges = z
  .strictObject({ role: RoleId, status: z.enum(chosenStatuses) })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Nothing to change' })
export type UserChanges = z.infer<typeof UserChanges>

const Ids = z
  .array(Id)
  .min(1)
  .max(200)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'An account occurs more than once' })

export const BulkChange = z.strictObject({ ids: Ids, changes: UserChanges })

/** Previous values for undo, and the number of accounts skipped. */
export const BulkReport = z.object({
  before: z.array(z.object({ id: Id, changes: UserChanges })),
  passedOver: z.int(),
})
export type BulkReport = z.infer<typeof BulkReport>

const params = z.strictObject({ id: Id })

export const users = contract(
  'users',
  '/api/data/admin/users',
  {
    list: get('/', { query: UserList, returns: z.array(User), summary: 'All accounts' }),
    counts: get('/counts', { returns: UserCounts, summary: 'Number of accounts by status' }),
    roles: get('/roles', { returns: z.array(RoleChoice), summary: 'The roles that an account can have' }),
    show: get('/:id', { params, returns: UserDetail, summary: 'An account with its sessions and its invitation' }),
    invite: post('/', {
      body: Invitation,
      returns: z.array(InvitedUser),
      status: 201,
      confirmed: true,
      summary: 'Invites people by email: all of them, or none if one of them has an account',
    }),
    edit: patch('/:id', {
      params,
      body: UserChanges,
      returns: User,
      mergesFields: true,
      confirmed: true,
      summary: 'Changes the role; suspends or activates the account',
    }),
    bulk: post('/bulk', {
      body: BulkChange,
      returns: BulkReport,
      action: 'update',
      confirmed: true,
      summary: 'Makes the same change to many accounts, except the user’s own and those that it does not apply to',
    }),
    editEach: post('/each', {
      body: z.strictObject({
        users: z
          .array(z.strictObject({ id: Id, changes: UserChanges }))
          .min(1)
          .max(200)
          .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
            error: 'An account occurs more than once',
          }),
      }),
      action: 'update',
      confirmed: true,
      summary: 'Makes a different change to each of many accounts; undoes the bulk change',
    }),
    inviteAgain: post('/:id/invitation', {
      params,
      returns: OwnLink,
      action: 'update',
      confirmed: false,
      summary: 'Sends an open invitation once more; returns the link instead if no emails are sent',
    }),
    signOut: post('/sign-outs', {
      body: z.strictObject({ ids: Ids }),
      returns: z.object({ sessions: z.int() }),
      action: 'update',
      confirmed: false,
      summary: 'Ends all sessions of these accounts, except the current one',
    }),
    endSession: del('/:id/sessions/:session', {
      params: z.strictObject({ id: Id, session: Id }),
      action: 'update',
      confirmed: false,
      summary: 'Ends one session of an account',
    }),
    resetPassword: post('/:id/password-reset', {
      params,
      returns: OwnLink,
      action: 'update',
      confirmed: true,
      summary: 'Emails the owner a link to choose a new password; returns it instead if no emails are sent',
    }),
    removeFactor: del('/:id/second-factor', {
      params,
      action: 'update',
      confirmed: true,
      summary: 'Removes a lost second factor',
    }),
    remove: del('/:id', {
      params,
      confirmed: true,
      summary: 'Deletes an account or cancels an invitation; contributions are kept under the name',
    }),
  },
  { grants: everybody([]), notices: ['joined'], touches: ['session', 'colleagues'] },
)
