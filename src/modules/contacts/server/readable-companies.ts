import { Page } from '#platform/db/queries/page.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Ability } from '#platform/permissions/rules.ts'
import { getScope } from '#platform/server/permissions/row-filters.ts'
import type { Contact } from '../contract.ts'
import { companies } from '../contract-companies.ts'
import type { Tables } from './tables.ts'

/**
 * Contacts as a user sees them: they keep the name that they have as text, but not the id of a company that the user may
 * not read. Responses of writes need this most, since writes have no row filters.
 */
export async function hideCompanies(db: Db<Tables>, ability: Ability, contacts: readonly Contact[]) {
  const scope = getScope(ability, 'read', companies)
  if (scope === 'all') return [...contacts]
  const ids = [...new Set(contacts.flatMap(({ companyId }) => companyId ?? []))]
  const readable = typeof scope === 'function' && ids.length > 0 ? await findReadable(db, ids, scope) : []
  const readableIds = new Set(readable.map(({ id }) => id))
  return contacts.map((contact) => ({
    ...contact,
    companyId: contact.companyId !== null && readableIds.has(contact.companyId) ? contact.companyId : null,
  }))
}

type Scope = Extract<ReturnType<typeof getScope>, (alias: string) => unknown>

const findReadable = (db: Db<Tables>, ids: readonly number[], scope: Scope) =>
  db.selectFrom('contactsCompanies').select('id').where('id', 'in', ids).where(scope('contactsCompanies')).execute()

/** The same for one contact. */
export async function hideCompany(db: Db<Tables>, ability: Ability, contact: Contact): Promise<Contact> {
  const [shown = contact] = await hideCompanies(db, ability, [contact])
  return shown
}

/** The same for a page of a list. */
export const hideInPage = async (db: Db<Tables>, ability: Ability, { items, total, info }: Page<Contact>) =>
  new Page(await hideCompanies(db, ability, items), total, info)
