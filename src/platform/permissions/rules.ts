import { Ability as CaslAbility, subject } from '@casl/ability'
import * as z from 'zod'
import { type ContractOptions, type Right, Role } from '#platform/contract.ts'
import { isObject } from '#platform/records/is-object.ts'

const Value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])

/** Condition on a field: equal to a value, one of several, or not equal. */
export const Condition = z.union([
  Value,
  z.strictObject({ $in: z.array(Value).min(1).max(100) }),
  z.strictObject({ $ne: Value }),
])
export type Condition = z.infer<typeof Condition>

const Name = z.string().min(1).max(64)

/** The maximum number of values in a rule. */
export const maxActions = 50

/**
 * One rule of a role; later rules override earlier ones. All `conditions` must hold; `$user.id` is the id of the
 * requesting user. With `fields` it applies to these fields of a body only.
 */
export const Rule = z.strictObject({
  // May be the name of a deleted contract: it allows nothing.
  action: z.array(Name).min(1).max(maxActions),
  subject: Name,
  conditions: z.record(Name, Condition).optional(),
  fields: z.array(Name).min(1).max(100).optional(),
  inverted: z.boolean().optional(),
})
export type Rule = z.infer<typeof Rule>

export type Ability = CaslAbility<[string, string | Record<string, unknown>], Record<string, unknown>>

const GrantedRole = Role.exclude(['admin', 'guest'])

type Granting = { name: string } & ContractOptions

const grantedRules = (role: z.infer<typeof GrantedRole>, { name, grants }: Granting): Rule[] => {
  const unconditional = grants[role].filter((grant) => typeof grant === 'string')
  const sometimes = grants[role].filter((grant) => typeof grant !== 'string')
  return [
    ...(unconditional.length > 0 ? [{ action: [...unconditional], subject: name }] : []),
    ...sometimes.map(({ action, where }) => ({ action: [action], subject: name, conditions: { ...where } })),
  ]
}

/** Rules of a role as shipped: everything for an administrator, else the grants of each contract; none for custom roles. */
export function shippedRules(role: string, contracts: readonly Granting[]): Rule[] {
  if (role === 'admin') return [{ action: ['manage'], subject: 'all' }]
  const { data: granted } = GrantedRole.safeParse(role)
  if (!granted) return []
  return contracts.flatMap((contract) => (contract.everyone ? [] : grantedRules(granted, contract)))
}

/** The built-in role whose users access only their own records, and not even names of colleagues. */
export const withoutRights: Role = 'guest'

/**
 * The rules of a role: those of an administrator or as shipped, and those of contracts for everybody. The same array
 * for the same input, so that derived values can be cached.
 */
export function parseRules(role: string, stored: string | null, contracts: readonly Granting[]): readonly Rule[] {
  const rulesByRole = ruleSets.get(contracts) ?? new Map<string, readonly Rule[]>()
  ruleSets.set(contracts, rulesByRole)
  const key = `${role} ${stored ?? ''}`
  const rules = rulesByRole.get(key) ?? [
    ...(stored === null ? shippedRules(role, contracts) : z.array(Rule).parse(JSON.parse(stored))),
    ...contracts
      .filter(({ everyone, private: isOwn }) => everyone && (isOwn || role !== withoutRights))
      .flatMap((contract) => grantedRules(GrantedRole.safeParse(role).data ?? 'agent', contract)),
  ]
  if (rulesByRole.size > maxRuleSets) rulesByRole.clear()
  rulesByRole.set(key, rules)
  return rules
}

const maxRuleSets = 200
const ruleSets = new WeakMap<readonly Granting[], Map<string, readonly Rule[]>>()

const fill = (value: unknown, userId: string): unknown => {
  if (value === '$user.id') return userId
  if (Array.isArray(value)) return value.map((item) => fill(item, userId))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, userId)]))
  return value
}

/** Screens and server make the ability from the same rules; the server decides. */
export function getAbility(rules: readonly Rule[], userId: string): Ability {
  const abilityByUser = abilities.get(rules) ?? new Map<string, Ability>()
  abilities.set(rules, abilityByUser)
  const ability = abilityByUser.get(userId) ?? createAbility(rules, userId)
  if (abilityByUser.size > maxAbilities) abilityByUser.clear()
  abilityByUser.set(userId, ability)
  return ability
}

/** The value at a path such as `owner.id`. */
export const valueAt = (record: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record)

/** For a list, one matching item is enough. */
const is = (actual: unknown, value: unknown) => (Array.isArray(actual) ? actual.includes(value) : actual === value)

function holds(actual: unknown, condition: unknown) {
  if (!isObject(condition)) return is(actual, condition)
  if ('$ne' in condition) return !is(actual, condition['$ne'])
  return Array.isArray(condition['$in']) && condition['$in'].some((value) => is(actual, value))
}

// `server/row-filters.ts` has the same conditions as SQL.
const conditionsMatcher = (conditions: Record<string, unknown>) => (record: unknown) =>
  Object.entries(conditions).every(([path, condition]) => holds(valueAt(record, path), condition))

const fieldMatcher = (fields: readonly string[]) => (field: string) => fields.includes(field)

const createAbility = (rules: readonly Rule[], userId: string): Ability =>
  new CaslAbility<[string, string | Record<string, unknown>], Record<string, unknown>>(
    rules.map(({ conditions, ...rule }) => ({
      ...rule,
      ...(conditions && {
        conditions: Object.fromEntries(Object.entries(conditions).map(([key, value]) => [key, fill(value, userId)])),
      }),
    })),
    { conditionsMatcher, fieldMatcher },
  )

// One per array of rules, as long as the array exists.
const maxAbilities = 200
const abilities = new WeakMap<readonly Rule[], Map<string, Ability>>()

/**
 * Whether the ability allows the action on the topic, or on a record of it; with `field`, whether the field may be set.
 * Without a record: whether it is allowed for some record.
 */
export const allows = <Own extends string = never>(
  ability: Ability,
  action: Right | NoInfer<Own>,
  topic: Subject<Own>,
  record?: Record<string, unknown>,
  field?: string,
) => {
  const name = typeof topic === 'string' ? topic : topic.name
  return ability.can(action, record ? subject(name, { ...record }) : name, field)
}

/** The subject of rules: the name of a contract or, for its own actions, the contract. */
export type Subject<Own extends string = string> = string | { name: string; actions?: readonly Own[] }
