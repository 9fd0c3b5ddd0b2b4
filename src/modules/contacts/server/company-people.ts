import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { respell } from './company-links.ts'
import { companyKey, type CompanyRow, followMerges } from './company-rows.ts'
import { giveCompany } from './contact-rows.ts'
import type { Tables } from './tables.ts'

type Named = Pick<CompanyRow, 'id' | 'name'>

/** Rows that relate a company to all contacts with this folded company. */
const related = (db: Db<Tables>, companyId: number, key: string) =>
  db
    .selectFrom('contacts')
    .select([sql<number>`cast(${companyId} as integer)`.as('companyId'), 'contacts.id as contactId'])
    .where('byCompany', '=', key)

const idsWith = (db: Db<Tables>, key: string) => db.selectFrom('contacts').select('id').where('byCompany', '=', key)

/** The contacts of a new company are those that had its name before. */
export const adoptPeople = (db: Db<Tables>, name: string) => respell(db, [companyKey(name)])

/**
 * The contacts of a company, which is stored with a new name by now, get that name, too. Those who had it before belong
 * to the company from then on, but keep their name if the next rename undoes this one. While a company was in the trash,
 * its contacts have become those of another company with its name, if there is one.
 */
export async function renamePeople(db: Db<Tables>, { id, name: before, byFormerName }: CompanyRow, name: string) {
  const [from, to] = [companyKey(before), companyKey(name)]
  if (from === to) return adoptPeople(db, name)
  const forget = db.deleteFrom('contactsCompanyNamesakes').where('companyId', '=', id)
  await (to === byFormerName ? forget.where('contactId', 'not in', idsWith(db, from)) : forget).execute()
  await db
    .insertInto('contactsCompanyNamesakes')
    .columns(['companyId', 'contactId'])
    .expression(related(db, id, to))
    .execute()
  const others = db.selectFrom('contactsCompanies').select('id').where('byName', '=', from)
  if (!(await others.where('deletedAt', 'is', null).executeTakeFirst())) {
    const keeping = db.selectFrom('contactsCompanyNamesakes').select('contactId').where('companyId', '=', id)
    await giveCompany(db, [from], name).where('id', 'not in', keeping).execute()
  }
  await forget.where('contactId', 'in', idsWith(db, from)).execute()
  await adoptPeople(db, name)
}

/** The contacts of a company follow it into another one. */
export async function movePeople(db: Db<Tables>, from: Named, to: Named) {
  const key = companyKey(from.name)
  await db
    .insertInto('contactsCompanyMoves')
    .columns(['companyId', 'contactId'])
    .expression(related(db, from.id, key))
    .onConflict((onConflict) => onConflict.doNothing())
    .execute()
  await giveCompany(db, [key], to.name).execute()
}

/**
 * Contacts that a merge moved return to the company, also from a company into which the other one was merged later;
 * except those that have another company by now.
 */
export async function returnPeople(db: Db<Tables>, { id, name, mergedInto }: Named & Pick<CompanyRow, 'mergedInto'>) {
  const moves = db.selectFrom('contactsCompanyMoves').select('contactId')
  const moved = moves.where('companyId', '=', id)
  const followed = await followMerges(db, mergedInto)
  const ids = followed.map((company) => company.id)
  const keys = followed.filter(({ isNameTaken }) => !isNameTaken).map(({ byName }) => byName)
  if (keys.length > 0) {
    const returning = db.selectFrom('contacts').select('id').where('id', 'in', moved).where('byCompany', 'in', keys)
    // They are no longer among the people whom the later merges moved.
    const later = db.deleteFrom('contactsCompanyMoves').where('companyId', 'in', ids)
    await later.where('contactId', 'in', returning).execute()
    await giveCompany(db, keys, name).where('id', 'in', moved).execute()
  }
  await db.deleteFrom('contactsCompanyMoves').where('companyId', '=', id).execute()
  await adoptPeople(db, name)
}
