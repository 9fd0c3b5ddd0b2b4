import type { Action } from '#platform/contract.ts'
import { abilityOf, allows } from '#platform/rules.ts'
import type { RoleRecord, Topic } from '../contract.ts'

type Value = string | number | boolean | null

/** A record to try the rules on, by whose it is. */
export interface Sample {
  kind: 'own' | 'free' | 'other' | 'any'
  /** The column that makes it what it is. */
  column: string
  record: Record<string, Value>
}

/** One's own in each way that the records know, nobody's where the rules speak of it, and somebody else's. */
export function samplesOf({ columns }: Topic, rules: RoleRecord['rules'], userId: string, otherId: string): Sample[] {
  const owners = columns.filter(({ values }) => values.length === 0).map(({ name }) => name)
  const fixed = Object.fromEntries(
    columns.flatMap(({ name, values }) => values.slice(0, 1).map((value) => [name, value])),
  )
  const [first] = owners
  if (first === undefined) return [{ kind: 'any', column: '', record: fixed }]
  const others: Record<string, Value> = { ...fixed, ...Object.fromEntries(owners.map((name) => [name, otherId])) }
  const free = owners.filter((name) => rules.some(({ conditions }) => conditions && conditions[name] === null))
  return [
    ...owners.map((column): Sample => ({ kind: 'own', column, record: { ...others, [column]: userId } })),
    ...free.map((column): Sample => ({ kind: 'free', column, record: { ...others, [column]: null } })),
    { kind: 'other', column: first, record: others },
  ]
}

/** Asks a role's rules as if it were one's own, as screen and server do. */
export function trialOf({ rules }: Pick<RoleRecord, 'rules'>, userId: string) {
  const ability = abilityOf(rules, userId)
  return (action: Action, topic: string, record?: Record<string, unknown>) => allows(ability, action, topic, record)
}
