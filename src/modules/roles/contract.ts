import * as z from 'zod'
import { contract, del, everybody, get, patch, post, readOnly } from '#platform/contract.ts'
import { maxActions, Rule } from '#platform/fields/rules.ts'

export const RoleId = z.string().min(1).max(64)
const params = z.strictObject({ id: RoleId })

/** The role whose rules nobody can change, so that there is always somebody who may do everything. */
export const fixedRole = 'admin'

const Name = z.string().trim().min(1).max(60)
const Value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])

/** One of the four that every contract has, or of those that it declares itself. */
const Action = z.string().min(1).max(64)

/** A rule as an administrator may write it: about one contract, never about everything at once. */
export const RuleDraft = Rule.extend({
  action: z
    .array(Action.refine((action) => action !== 'manage', 'One action of the contract'))
    .min(1)
    .max(maxActions),
})
const Rules = z.array(RuleDraft).max(1000)
/** The one that the change was made from; without it, whoever comes last wins. */
const Version = z.int().min(0)

export const RoleRecord = z.object({
  id: RoleId,
  /** Null for the four that are shipped, whose names are texts of the application. */
  name: z.string().nullable(),
  shipped: z.boolean(),
  /** Its rules cannot be changed. */
  fixed: z.boolean(),
  /** A shipped one that has other rules than it came with. */
  changed: z.boolean(),
  rules: z.array(Rule),
  /** How often its rules were written. */
  version: z.int(),
  /** How many users have it. */
  users: z.int(),
  /** Whether whoever has it needs a second factor to sign in. */
  demandsSecondFactor: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
})
export type RoleRecord = z.infer<typeof RoleRecord>

export const RoleUser = z.object({ id: z.string(), name: z.string(), email: z.string(), avatar: z.string() })
export type RoleUser = z.infer<typeof RoleUser>

/** What rules can be about: a contract with what it can be asked. */
export const Topic = z.object({
  name: z.string(),
  /** Whether its records belong to their users, who alone see them whatever the rules say. */
  private: z.boolean(),
  /** Those that at least one endpoint is; its own come last. */
  actions: z.array(Action),
  /** What a condition may be about, with the values that it is known to have; `read` may depend on those that are `listed`. */
  columns: z.array(z.object({ name: z.string(), values: z.array(Value), listed: z.boolean() })),
  /** What an update can change; a rule may name some of them. */
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
      action: 'read',
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
          .describe('A record to ask about; its users are ids'),
        field: z.string().max(64).optional().describe('Only this field of it'),
      }),
      returns: z.object({ allowed: z.boolean(), status: z.int(), message: z.string() }),
      action: 'read',
      summary: 'Previews what the server answers to users of this role',
    }),
  },
  {
    // Everybody may know the rules they live by.
    grants: everybody(readOnly),
    // Whoever is signed in learns at once what they may do now.
    touches: ['session'],
  },
)
