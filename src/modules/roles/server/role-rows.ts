import type { Selectable } from 'kysely'
import * as z from 'zod'
import { actions, type Contract, Role, roles as shippedIds } from '#platform/contract.ts'
import { userStatuses } from '#platform/contracts/user-status.ts'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { Rule, shippedRules } from '#platform/permissions/rules.ts'
import { fixedRole, type RoleRecord } from '../contract.ts'
import { toCanonicalJson } from '../rights.ts'
import { isTopic } from './topics.ts'

/** The platform owns the table and reads it on every request; only this module writes it. */
export type Tables = Pick<PlatformTables, 'roles'>

const columns = ['id', 'name', 'rules', 'version', 'createdAt', 'demandsSecondFactor'] as const
type Row = Pick<Selectable<PlatformTables['roles']>, (typeof columns)[number]>

export const isShipped = (id: string) => Role.safeParse(id).success

/** The stored rules of a role, or the shipped ones; excludes rules that apply to everybody. */
export function getRules({ id, rules }: Pick<Row, 'id' | 'rules'>, contracts: readonly Contract[]): Rule[] {
  const storedRules = rules === null ? shippedRules(id, contracts) : z.array(Rule).parse(JSON.parse(rules))
  const knownColumns = new Map<string, ReadonlySet<string>>(
    contracts.filter(isTopic).map((topic) => [topic.name, new Set([...actions, 'manage', ...(topic.actions ?? [])])]),
  )
  return storedRules.flatMap((rule) => {
    if (rule.subject === 'all') return [rule]
    // Rules on removed contracts or actions have no effect and cannot be edited.
    const action = rule.action.filter((one) => knownColumns.get(rule.subject)?.has(one))
    return action.length > 0 ? [{ ...rule, action }] : []
  })
}

const toRecord = (row: Row, users: number, contracts: readonly Contract[]): RoleRecord => {
  const rules = getRules(row, contracts)
  const shipped = isShipped(row.id)
  return {
    id: row.id,
    name: row.name,
    shipped,
    fixed: row.id === fixedRole,
    changed:
      shipped &&
      row.rules !== null &&
      toCanonicalJson(rules) !== toCanonicalJson(getRules({ ...row, rules: null }, contracts)),
    rules,
    version: row.version,
    users,
    demandsSecondFactor: row.demandsSecondFactor,
    createdAt: shipped ? null : row.createdAt,
  }
}

const createDefaultRole = (id: string): Row => ({
  id,
  name: null,
  rules: null,
  version: 0,
  createdAt: null,
  demandsSecondFactor: false,
})

async function countUsersByRole(db: Db<Tables>) {
  const counts = await db
    .selectFrom('users')
    .select((eb) => ['role', eb.fn.countAll().as('users')])
    // Deleted users do not count.
    .where('status', 'in', userStatuses)
    .groupBy('role')
    .execute()
  return new Map(counts.map(({ role, users }) => [role, Number(users)]))
}

/** All roles: the shipped ones in order, then others by name. */
export async function listRoles(db: Db<Tables>, contracts: readonly Contract[]): Promise<RoleRecord[]> {
  const rows = await db.selectFrom('roles').select(columns).orderBy('name').orderBy('id').execute()
  const counts = await countUsersByRole(db)
  const shipped = shippedIds.map((id) => rows.find((row) => row.id === id) ?? createDefaultRole(id))
  const others = rows.filter(({ id }) => !isShipped(id))
  return [...shipped, ...others].map((row) => toRecord(row, counts.get(row.id) ?? 0, contracts))
}

export async function findRole(db: Db<Tables>, id: string): Promise<Row> {
  const row = await db.selectFrom('roles').select(columns).where('id', '=', id).executeTakeFirst()
  if (row) return row
  if (isShipped(id)) return createDefaultRole(id)
  throw notFound()
}

export async function showRole(db: Db<Tables>, id: string, contracts: readonly Contract[]): Promise<RoleRecord> {
  const row = await findRole(db, id)
  return toRecord(row, (await queryUsers(db, id)).length, contracts)
}

export const queryUsers = (db: Db<Tables>, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar'])
    .where('role', '=', id)
    // Deleted users do not count.
    .where('status', 'in', userStatuses)
    .orderBy('name')
    .orderBy('id')
    .execute()

interface RoleWrite {
  /** Null restores the rules of a shipped role. */
  rules: readonly Rule[] | null
  /** The version that the rules are based on; undefined to skip the check. */
  version?: number | undefined
  now: string
}

/** Saves rules; 409 if another write came first, also concurrently. */
export async function saveRules(db: Db<Tables>, id: string, { rules, version, now }: RoleWrite) {
  const text = rules && JSON.stringify(rules)
  // A shipped role has no row before its first change.
  if (version !== undefined && version !== (await findRole(db, id)).version) throw createVersionConflict()
  const updated = await db
    .insertInto('roles')
    .values({ id, name: null, rules: text, version: 1, createdAt: now })
    .onConflict((stored) => {
      const update = stored.column('id').doUpdateSet((eb) => ({ rules: text, version: eb('roles.version', '+', 1) }))
      return version === undefined ? update : update.where('roles.version', '=', version)
    })
    .returning('id')
    .executeTakeFirst()
  if (!updated) throw createVersionConflict()
}

/** Sets whether the role requires a second factor; does not count as a change of its rules. */
export async function saveSecondFactorRequirement(
  db: Db<Tables>,
  id: string,
  demandsSecondFactor: boolean,
  now: string,
) {
  await db
    .insertInto('roles')
    .values({ id, name: null, rules: null, version: 0, createdAt: now, demandsSecondFactor })
    .onConflict((stored) => stored.column('id').doUpdateSet({ demandsSecondFactor }))
    .execute()
}

const createVersionConflict = () => conflict('Someone else changed this role while you were editing')
