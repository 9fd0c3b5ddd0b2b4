import { getAbility, allows } from '#platform/permissions/rules.ts'
import type { RoleRecord, Topic } from '../contract.ts'

type Value = string | number | boolean | null

type Flat = Record<string, Value>
export type Nested = Record<string, Value | Flat>

/** A record for trying the rules, by owner. */
export interface Sample {
  kind: 'own' | 'free' | 'other' | 'any'
  /** The column that determines the owner. */
  column: string
  record: Nested
}

/** An own record per owner column, an unowned one if the rules mention null, and another user's. */
export function createSamples(
  { columns }: Topic,
  rules: RoleRecord['rules'],
  userId: string,
  otherId: string,
): Sample[] {
  const owners = columns.filter(({ values }) => values.length === 0).map(({ name }) => name)
  const fixed = Object.fromEntries(
    columns.flatMap(({ name, values }) => values.slice(0, 1).map((value) => [name, value])),
  )
  const [first] = owners
  if (first === undefined) return [{ kind: 'any', column: '', record: toNested(fixed) }]
  const others: Flat = { ...fixed, ...Object.fromEntries(owners.map((name) => [name, otherId])) }
  const free = owners.filter((name) => rules.some(({ conditions }) => conditions && conditions[name] === null))
  return [
    ...owners.map((column): Sample => ({ kind: 'own', column, record: toNested({ ...others, [column]: userId }) })),
    ...free.map((column): Sample => ({ kind: 'free', column, record: toNested({ ...others, [column]: null }) })),
    { kind: 'other', column: first, record: toNested(others) },
  ]
}

/** Nests columns that are paths, such as `owner.id`. */
function toNested(flat: Flat): Nested {
  const record: Nested = {}
  for (const [column, value] of Object.entries(flat)) {
    const [outer = '', inner] = column.split('.')
    const before = record[outer]
    record[outer] =
      inner === undefined ? value : { ...(typeof before === 'object' && before !== null && before), [inner]: value }
  }
  return record
}

/** Evaluates a role's rules as client and server do. */
export function simulate({ rules }: Pick<RoleRecord, 'rules'>, userId: string) {
  const ability = getAbility(rules, userId)
  return (action: string, name: string, record?: Record<string, unknown>) =>
    allows<string>(ability, action, name, record)
}
