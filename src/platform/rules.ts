import { createMongoAbility, type MongoAbility, subject } from '@casl/ability'
import * as z from 'zod'
import { type Action, type ContractOptions, actions, Role } from './contract.ts'

/** One rule of a role. In `conditions` the text `$user.id` stands for whoever asks. */
export const Rule = z.strictObject({
  action: z.array(z.enum([...actions, 'manage'])),
  subject: z.string(),
  conditions: z.record(z.string(), z.json()).optional(),
  inverted: z.boolean().optional(),
})
export type Rule = z.infer<typeof Rule>

export type Ability = MongoAbility<[Action | 'manage', string | Record<string, unknown>]>

/** What a role may do as shipped: everything for an administrator, else what each contract grants. */
export const shippedRules = (role: Role, contracts: readonly ({ name: string } & ContractOptions)[]): Rule[] =>
  role === 'admin'
    ? [{ action: ['manage'], subject: 'all' }]
    : contracts.flatMap(({ name, grants }) => {
        const granted = grants[role]
        const always = granted.filter((grant) => typeof grant === 'string')
        const sometimes = granted.filter((grant) => typeof grant !== 'string')
        return [
          { action: always, subject: name },
          ...sometimes.map(({ action, where }) => ({ action: [action], subject: name, conditions: { ...where } })),
        ]
      })

/** The rules of a role: its `own` where an administrator made or changed it, and what is not a matter of roles. */
export function rulesOf(
  role: string,
  contracts: readonly ({ name: string } & ContractOptions)[],
  own: readonly Rule[] | undefined,
): Rule[] {
  const shipped = Role.safeParse(role)
  if (own)
    return [
      ...own,
      ...shippedRules(
        'viewer',
        contracts.filter(({ always }) => always),
      ),
    ]
  return shipped.success ? shippedRules(shipped.data, contracts) : []
}

const fill = (value: unknown, userId: string): unknown => {
  if (value === '$user.id') return userId
  if (Array.isArray(value)) return value.map((item) => fill(item, userId))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, userId)]))
  return value
}

/** The same rules make the screen's ability and the server's; the server's answer is the one that counts. */
export const abilityOf = (rules: readonly Rule[], userId: string): Ability =>
  createMongoAbility<Ability>(
    rules.map(({ conditions, ...rule }) => ({
      ...rule,
      ...(conditions && {
        conditions: Object.fromEntries(Object.entries(conditions).map(([key, value]) => [key, fill(value, userId)])),
      }),
    })),
  )

/** True where the ability allows the action on the topic, or on this very record of it. */
export const allows = (ability: Ability, action: Action, topic: string, record?: Record<string, unknown>) =>
  ability.can(action, record ? subject(topic, { ...record }) : topic)
