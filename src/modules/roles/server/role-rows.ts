import type { Selectable } from 'kysely'
import * as z from 'zod'
import { actions, type Contract, Role, roles as shippedIds } from '#platform/contract.ts'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { Rule, shippedRules } from '#platform/fields/rules.ts'
import { fixedRole, type RoleRecord } from '../contract.ts'
import { canonical } from '../rights.ts'
import { isTopic } from './topics.ts'

/** Roles are the platform's, which reads them at every request; this module is where they are changed. */
export type Tables = Pick<PlatformTables, 'roles'>

const columns = ['id', 'name', 'rules', 'version', 'createdAt', 'demandsSecondFactor'] as const
type Row = Pick<Selectable<PlatformTables['roles']>, (typeof columns)[number]>

export const isShipped = (id: string) => Role.safeParse(id).success

/** The rules of a role: as they were changed, else as they were shipped. What holds for everybody is left out. */
export function rulesOf({ id, rules }: Pick<Row, 'id' | 'rules'>, contracts: readonly Contract[]): Rule[] {
  const own = rules === null ? shippedRules(id, contracts) : z.array(Rule).parse(JSON.parse(rules))
  const known = new Map<string, ReadonlySet<string>>(
    contracts.filter(isTopic).map((topic) => [topic.name, new Set([...actions, 'manage', ...(topic.actions ?? [])])]),
  )
  return own.flatMap((rule) => {
    if (rule.subject === 'all') return [rule]
    // What no contract has any longer cannot be edited, and allows nothing.
    const action = rule.action.filter((one) => known.get(rule.subject)?.has(one))
    return action.length > 0 ? [{ ...rule, action }] : []
  })
}

const toRecord = (row: Row, users: number, contracts: readonly Contract[]): RoleRecord => {
  const rules = rulesOf(row, contracts)
  const shipped = isShipped(row.id)
  return {
    id: row.id,
    name: row.name,
    shipped,
    fixed: row.id === fixedRole,
    changed:
      shipped && row.rules !== null && canonical(rules) !== canonical(rulesOf({ ...row, rules: null }, contracts)),
    rules,
    version: row.version,
    users,
    demandsSecondFactor: row.demandsSecondFactor,
    createdAt: shipped ? null : row.createdAt,
  }
}

const asShipped = (id: string): Row => ({
  id,
  name: null,
  rules: null,
  version: 0,
  createdAt: null,
  demandsSecondFactor: false,
})

// Of who was deleted only the name is kept.
const present = ['invited', 'active', 'suspended'] as const

async function usersByRole(db: Db<Tables>) {
  const counts = await db
    .selectFrom('users')
    .select((eb) => ['role', eb.fn.countAll().as('users')])
    .where('status', 'in', present)
    .groupBy('role')
    .execute()
  return new Map(counts.map(({ role, users }) => [role, Number(users)]))
}

/** Every role: the shipped ones in their order, then the others by name. */
export async function allRoles(db: Db<Tables>, contracts: readonly Contract[]): Promise<RoleRecord[]> {
  const rows = await db.selectFrom('roles').select(columns).orderBy('name').orderBy('id').execute()
  const counts = await usersByRole(db)
  const shipped = shippedIds.map((id) => rows.find((row) => row.id === id) ?? asShipped(id))
  const others = rows.filter(({ id }) => !isShipped(id))
  return [...shipped, ...others].map((row) => toRecord(row, counts.get(row.id) ?? 0, contracts))
}

export async function findRole(db: Db<Tables>, id: string): Promise<Row> {
  const row = await db.selectFrom('roles').select(columns).where('id', '=', id).executeTakeFirst()
  if (row) return row
  if (isShipped(id)) return asShipped(id)
  throw notFound()
}

export async function showRole(db: Db<Tables>, id: string, contracts: readonly Contract[]): Promise<RoleRecord> {
  const row = await findRole(db, id)
  return toRecord(row, (await usersOf(db, id)).length, contracts)
}

export const usersOf = (db: Db<Tables>, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar'])
    .where('role', '=', id)
    .where('status', 'in', present)
    .orderBy('name')
    .orderBy('id')
    .execute()

interface Writing {
  /** Of a shipped role, null gives it back those it came with. */
  rules: readonly Rule[] | null
  /** The one that they were made from; undefined for whichever is there. */
  version?: number | undefined
  now: string
}

/** Writes rules; 409 where somebody else has written them since, also at the same moment. */
export async function saveRules(db: Db<Tables>, id: string, { rules, version, now }: Writing) {
  const text = rules && JSON.stringify(rules)
  // A shipped role has no row before its first change.
  if (version !== undefined && version !== (await findRole(db, id)).version) throw savedSince()
  const written = await db
    .insertInto('roles')
    .values({ id, name: null, rules: text, version: 1, createdAt: now })
    .onConflict((stored) => {
      const update = stored.column('id').doUpdateSet((eb) => ({ rules: text, version: eb('roles.version', '+', 1) }))
      return version === undefined ? update : update.where('roles.version', '=', version)
    })
    .returning('id')
    .executeTakeFirst()
  if (!written) throw savedSince()
}

/** Demands a second factor of whoever has the role, or no longer; that is no change of its rules. */
export async function saveDemand(db: Db<Tables>, id: string, demandsSecondFactor: boolean, now: string) {
  await db
    .insertInto('roles')
    .values({ id, name: null, rules: null, version: 0, createdAt: now, demandsSecondFactor })
    .onConflict((stored) => stored.column('id').doUpdateSet({ demandsSecondFactor }))
    .execute()
}

const savedSince = () => conflict('Somebody else has changed this role since')
