import { abilityOf, allows } from '#platform/fields/rules.ts'
import type { RoleRecord, Topic } from '../contract.ts'

type Value = string | number | boolean | null

type Flat = Record<string, Value>
export type Nested = Record<string, Value | Flat>

/** A record to try the rules on, by whose it is. */
export interface Sample {
  kind: 'own' | 'free' | 'other' | 'any'
  /** The column that makes it what it is. */
  column: string
  record: Nested
}

/** One's own in each way that the records know, nobody's where the rules speak of it, and somebody else's. */
export function samplesOf({ columns }: Topic, rules: RoleRecord['rules'], userId: string, otherId: string): Sample[] {
  const owners = columns.filter(({ values }) => values.length === 0).map(({ name }) => name)
  const fixed = Object.fromEntries(
    columns.flatMap(({ name, values }) => values.slice(0, 1).map((value) => [name, value])),
  )
  const [first] = owners
  if (first === undefined) return [{ kind: 'any', column: '', record: nested(fixed) }]
  const others: Flat = { ...fixed, ...Object.fromEntries(owners.map((name) => [name, otherId])) }
  const free = owners.filter((name) => rules.some(({ conditions }) => conditions && conditions[name] === null))
  return [
    ...owners.map((column): Sample => ({ kind: 'own', column, record: nested({ ...others, [column]: userId }) })),
    ...free.map((column): Sample => ({ kind: 'free', column, record: nested({ ...others, [column]: null }) })),
    { kind: 'other', column: first, record: nested(others) },
  ]
}

/** A column that is named by a path, such as `owner.id`, lies that deep in the record. */
function nested(flat: Flat): Nested {
  const record: Nested = {}
  for (const [column, value] of Object.entries(flat)) {
    const [outer = '', inner] = column.split('.')
    const before = record[outer]
    record[outer] =
      inner === undefined ? value : { ...(typeof before === 'object' && before !== null && before), [inner]: value }
  }
  return record
}

/** Asks a role's rules as if it were one's own, as screen and server do. */
export function trialOf({ rules }: Pick<RoleRecord, 'rules'>, userId: string) {
  const ability = abilityOf(rules, userId)
  return (action: string, name: string, record?: Record<string, unknown>) =>
    allows<string>(ability, action, name, record)
}
