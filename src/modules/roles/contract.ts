import * as z from 'zod'
import { contract, del, everybody, get, patch, post, readOnly } from '#platform/contract.ts'
import { maxActions, Rule } from '#platform/permissions/rules.ts'

export const RoleId = z.string().min(1).max(64)
const params = z.strictObject({ id: RoleId })

/** The role with immutable rules, so that somebody always has all rights. */
export const fixedRole = 'admin'

const Name = z.string().trim().min(1).max(60)
const Value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])

/** A built-in action, or one that the contract declares. */
const Action = z.string().min(1).max(64)

/** A rule as edited by administrators: for one contract, never for all. */
export const RuleDraft = Rule.extend({
  action: z
    .array(Action.refine((action) => action !== 'manage', 'One action of the contract'))
    .min(1)
    .max(maxActions),
})
const Rules = z.array(RuleDraft).max(500)
/** The version that the change was based on; without it the last write wins. */
const Version = z.int().min(0)

export const RoleRecord = z.object({
  id: RoleId,
  /** Null for the shipped roles, whose names are translated. */
  name: z.string().nullable(),
  shipped: z.boolean(),
  /** The rules cannot be changed. */
  fixed: z.boolean(),
  /** A shipped role whose rules were changed. */
  changed: z.boolean(),
  rules: z.array(Rule),
  /** Number of writes to its rules. */
  version: z.int(),
  /** Number of users with the role. */
  users: z.int(),
  /** Users with the role need a second factor to sign in. */
  demandsSecondFactor: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
})
export type RoleRecord = z.infer<typeof RoleRecord>

export const RoleUser = z.object({ id: z.string(), name: z.string(), email: z.string(), avatar: z.string() })
export type RoleUser = z.infer<typeof RoleUser>

/** A contract as subject of rules. */
export const Topic = z.object({
  name: z.string(),
  /** True if records are visible to their owner only, whatever the rules. */
  private: z.boolean(),
  /** Actions used by at least one endpoint; custom ones last. */
  actions: z.array(Action),
  /** Columns for conditions, with known values; conditions on `read` may only use `listed` columns. */
  columns: z.array(z.object({ name: z.string(), values: z.array(Value), listed: z.boolean() })),
  /** Fields that an update can change; a rule may be limited to some. */
  fields: z.array(z.string()),
  endpoints: z.array(
    z.object({
      name: z.string(),
      method: z.string(),
      path: z.string(),
      action: Action,
      public: z.boolean(),
    }),
  ),
})
export type Topic = z.infer<typeof Topic>

export const levels = ['never', 'some', 'always'] as const
export const RightChange = z.object({
  topic: z.string(),
  action: Action,
  before: z.enum(levels),
  after: z.enum(levels),
  kind: z.enum(['gained', 'lost', 'changed']),
})
export type RightChange = z.infer<typeof RightChange>

export const roles = contract(
  'roles',
  '/api/data/admin/roles',
  {
    list: get('/', { returns: z.array(RoleRecord), summary: 'Every role with its rules, the shipped ones first' }),
    topics: get('/topics', { returns: z.array(Topic), summary: 'Topics, actions and fields for rules' }),
    show: get('/:id', { params, returns: RoleRecord }),
    users: get('/:id/users', { params, returns: z.array(RoleUser), summary: 'Users of the role' }),
    create: post('/', {
      body: z.strictObject({ name: Name, copyOf: RoleId }),
      returns: RoleRecord,
      status: 201,
      confirmed: true,
      summary: 'Creates a role with the rules of another',
    }),
    edit: patch('/:id', {
      params,
      body: z.strictObject({ name: Name, rules: Rules, version: Version, demandsSecondFactor: z.boolean() }).partial(),
      returns: RoleRecord,
      confirmed: ['rules', 'demandsSecondFactor'],
      summary:
        'Renames a custom role, replaces the rules of any role but the administrator’s, or requires a second factor; 409 if `version` is not the latest',
    }),
    reset: post('/:id/reset', {
      params,
      body: z.strictObject({ version: Version }).partial(),
      returns: RoleRecord,
      action: 'update',
      confirmed: true,
      summary: 'Resets a shipped role to its original rules; 409 if `version` is not the latest',
    }),
    remove: del('/:id', {
      params,
      body: z.strictObject({ moveTo: RoleId.optional() }),
      confirmed: true,
      summary: 'Deletes a custom role; its users get the role `moveTo`, which is required if there are any',
    }),
    effects: post('/:id/effects', {
      params,
      body: z.strictObject({ rules: Rules }),
      returns: z.object({ users: z.array(RoleUser), changes: z.array(RightChange) }),
      action: 'update',
      // It writes nothing, so that no transaction waits for it and nobody is told.
      transaction: 'manual',
      confirmed: false,
      summary: 'Previews the effect of rules, by user; changes nothing',
    }),
    try: post('/try', {
      body: z.strictObject({
        role: RoleId,
        action: Action,
        topic: z.string().min(1).max(64),
        record: z
          .record(z.string().max(64), z.union([Value, z.record(z.string().max(64), Value)]))
          .optional()
          .describe('A record to check, with ids of users'),
        field: z.string().max(64).optional().describe('Only this field of the record'),
      }),
      returns: z.object({ allowed: z.boolean(), status: z.int(), message: z.string() }),
      action: 'read',
      summary: 'Previews what the server answers to users of this role',
    }),
  },
  {
    // All users may read the rules that apply to them.
    grants: everybody(readOnly),
    // Refetch the sessions of users, whose rights may have changed.
    touches: ['session'],
  },
)
