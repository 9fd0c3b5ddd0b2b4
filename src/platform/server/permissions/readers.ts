import { type RawBuilder, type SqlBool, sql } from 'kysely'
import * as z from 'zod'
import { builtWorkspace, type WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Contract } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { type Language, offeredLanguages } from '#platform/i18n/languages.ts'
import { type Ability, getAbility, allows, parseRules } from '#platform/permissions/rules.ts'
import { getReadScope } from './row-filters.ts'

/**
 * Condition that a user may read the record that a row refers to by two columns: the name of a contract, and the id of
 * one of its records or null.
 */
export type About = (topic: string, recordId: string) => RawBuilder<SqlBool>

export interface Reader {
  id: string
  name: string
  email: string
  language: Language
  ability: Ability
  about: About
}

/** Other modules store data only about records of contracts with notices. */
export function aboutReadable(ability: Ability, contracts: readonly Contract[]): About {
  const { tables, refused } = getReadScope(ability, contracts)
  const read = contracts.filter(({ name, notices }) => notices && allows(ability, 'read', name) && !refused.has(name))
  return (topic, recordId) => {
    const parts = read.map(({ name, table = name }) => {
      const hasTopic = sql<SqlBool>`${sql.ref(topic)} = ${name}`
      const rowFilter = tables.get(table)
      if (!rowFilter) return hasTopic
      // Ids of other topics may be no numbers.
      const id = sql`case when ${hasTopic} then cast(${sql.ref(recordId)} as integer) end`
      return sql<SqlBool>`(${hasTopic} and exists (
        select 1 from ${sql.table(table)} as "aboutRecord" where "aboutRecord"."id" = ${id} and ${rowFilter('aboutRecord')}))`
    })
    return parts.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`
  }
}

const Offered = z.enum(offeredLanguages)

/** The language that a user has saved, or else the workspace's. */
export const findLanguage = async (
  saved: string | null,
  workspace: () => Promise<WorkspaceValues>,
): Promise<Language> => Offered.safeParse(saved).data ?? (await workspace()).language

/** The open accounts among these, or all, with the permissions of their role. */
export async function findReaders(
  db: Database['db'],
  contracts: readonly Contract[],
  users?: readonly string[],
  /** Default for users who have not chosen one. */
  fallback: Language = builtWorkspace.language,
): Promise<Reader[]> {
  if (users?.length === 0) return []
  const openAccounts = db
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.role')
    .leftJoin('settings', 'settings.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'roles.rules', 'settings.language'])
    .where('users.status', '=', 'active')
    .orderBy('users.id')
  const rows = await (users ? openAccounts.where(isAmong(db, 'users.id', users)) : openAccounts).execute()
  return rows.map(({ id, name, email, role, rules, language }) => {
    const ability = getAbility(parseRules(role, rules, contracts), id)
    return {
      id,
      name,
      email,
      language: Offered.safeParse(language).data ?? fallback,
      ability,
      about: aboutReadable(ability, contracts),
    }
  })
}
