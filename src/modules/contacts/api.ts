import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { checkEmbeddedPicture } from '#platform/pictures/embedded-picture.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { relabel } from '#platform/text/labels.ts'
import { type Contact, type ContactChanges, contacts, type ContactDraft } from './contract.ts'
import { maxLabels } from './contract-fields.ts'
import { contactFigures } from './server/contact-figures.ts'
import { countFacets, listContacts } from './server/contact-list.ts'
import {
  addContacts,
  checkUnchanged,
  type ContactRow,
  findContact,
  findContacts,
  lockContact,
  lockContacts,
  type NewContact,
  saveContacts,
  toContact,
} from './server/contact-rows.ts'
import { companies } from './contract-companies.ts'
import { companiesApi } from './server/companies-api.ts'
import { linkCompanies } from './server/company-links.ts'
import { findDuplicates } from './server/find-duplicates.ts'
import { exportContacts } from './server/export-contacts.ts'
import { importContacts } from './server/import-contacts.ts'
import { hideCompanies, hideCompany, hideInPage } from './server/readable-companies.ts'
import { contactEntries } from './server/search-entries.ts'
import { choiceFields } from './server/searched-texts.ts'
import type { Tables } from './server/tables.ts'
import { emptyTrash, purgeTrash } from './server/trash.ts'

const toNewContact =
  (ownerId: string, now: string) =>
  ({ uid = '', ...draft }: Required<ContactDraft> & { uid?: string }): NewContact => ({
    ...draft,
    uid: uid || crypto.randomUUID(),
    ownerId,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  })

/** The changed row. Each move to the trash starts its 30 days again. */
const changed = (row: ContactRow, { deleted, ...fields }: ContactChanges, now: string): ContactRow => ({
  ...row,
  ...fields,
  deletedAt: deleted === undefined ? row.deletedAt : deleted ? now : null,
})

/** The rights to create the companies that contacts name; without them, an unknown name stays a text. */
const companyCreator = ({ user, access, now }: Pick<Call, 'user' | 'access' | 'now'>) =>
  allows(access.ability, 'create', companies.name, { owner: { id: user.id } })
    ? { ownerId: user.id, createdAt: now }
    : undefined

async function withCompany<Values extends { company?: string | undefined }>(
  db: Db<Tables>,
  values: Values,
  call: Pick<Call, 'user' | 'access' | 'now'>,
) {
  if (values.company === undefined) return values
  const spell = await linkCompanies(db, [values.company], companyCreator(call))
  return { ...values, company: spell(values.company) }
}

function changeLabels(labels: readonly string[], added: readonly string[], removed: readonly string[]) {
  const next = relabel(labels, added, removed)
  if (next.length > maxLabels) throw refused('addLabels', `A contact has at most ${maxLabels} labels`)
  return next
}

const createReadHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof contacts>, 'list' | 'figures' | 'facets' | 'duplicates' | 'export' | 'show'> => ({
  list: async ({ user, query, services, access: { ability } }) =>
    hideInPage(db, ability, await listContacts(db, user.id, await services.withChoices(query, choiceFields))),

  figures: ({ query }) => contactFigures(db, query),

  facets: ({ user }) => countFacets(db, user.id),

  duplicates: async ({ access: { ability } }) =>
    Promise.all(
      (await findDuplicates(db)).map(async (group) => ({
        ...group,
        contacts: await hideCompanies(db, ability, group.contacts),
      })),
    ),

  export: async ({ user, query, now, services }) =>
    exportContacts(db, user.id, await services.withChoices(query, choiceFields), now),

  show: async ({ params: { id }, access: { ability } }) =>
    hideCompany(db, ability, toContact(await findContact(db, id))),
})

const createChangeHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof contacts>, 'create' | 'edit' | 'remove' | 'purge'> => ({
  create: async ({ body, ...call }) => {
    checkEmbeddedPicture(body.image, 'image')
    const { user, now } = call
    const [id = 0] = await addContacts(db, [toNewContact(user.id, now)(await withCompany(db, body, call))])
    const contact = toContact(await findContact(db, id))
    call.check(contact)
    return hideCompany(db, call.access.ability, contact)
  },

  edit: async ({ params: { id }, body, ...call }) => {
    checkEmbeddedPicture(body.image, 'image')
    const { now } = call
    // Before the contact, as in a rename of the company.
    const changes = await withCompany(db, body, call)
    const row = await lockContact(db, id, now)
    call.check(toContact(row))
    await saveContacts(db, [changed(row, changes, now)])
    if (body.deleted !== undefined) await purgeTrash(db, now)
    return hideCompany(db, call.access.ability, toContact(await findContact(db, id)))
  },

  remove: async ({ params: { id }, now, check }) => {
    const row = await lockContact(db, id)
    check(toContact(row))
    if (row.deletedAt !== null) return
    await saveContacts(db, [changed({ ...row, updatedAt: now }, { deleted: true }, now)])
    await purgeTrash(db, now)
  },

  purge: async ({ params: { id }, check }) => {
    const row = await lockContact(db, id)
    check(toContact(row))
    if (row.deletedAt === null) throw notFound('This contact is not in the trash')
    await db.deleteFrom('contacts').where('id', '=', id).execute()
  },
})

const createBulkHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof contacts>, 'bulk' | 'emptyTrash' | 'merge' | 'import'> => ({
  bulk: async ({ body: { ids: requestedIds, addLabels = [], removeLabels = [], ...changes }, ...call }) => {
    const { now } = call
    const ids = [...new Set(requestedIds)]
    const rows = await lockContacts(db, ids, now)
    for (const row of rows) call.check(toContact(row))
    const relabelled = rows.map((row) => ({ ...row, labels: changeLabels(row.labels, addLabels, removeLabels) }))
    await saveContacts(
      db,
      relabelled.map((row) => changed(row, changes, now)),
    )
    if (changes.deleted !== undefined) await purgeTrash(db, now)
    return hideCompanies(db, call.access.ability, (await findContacts(db, ids)).map(toContact))
  },

  emptyTrash: ({ access: { ability } }) =>
    emptyTrash(db, (ownerId) => allows(ability, 'delete', contacts.name, { owner: { id: ownerId } })),

  merge: async ({ body: { keep, remove, contact, readAt = {} }, ...call }) => {
    const { now } = call
    checkEmbeddedPicture(contact.image, 'contact.image')
    if (remove.includes(keep)) throw refused('remove', 'A contact cannot be merged with itself')
    const changes = await withCompany(db, contact, call)
    await checkUnchanged(db, [keep, ...remove], readAt)
    const target = await lockContact(db, keep, now)
    const sources = await lockContacts(db, [...new Set(remove)], now)
    for (const row of [target, ...sources]) {
      call.check(toContact(row))
      if (row.deletedAt !== null) throw conflict('Contacts in the trash cannot be merged')
    }
    await saveContacts(db, [
      changed(target, changes, now),
      ...sources.map((row) => changed(row, { deleted: true }, now)),
    ])
    await purgeTrash(db, now)
    return hideCompany(db, call.access.ability, toContact(await findContact(db, keep)))
  },

  import: ({ body, ...call }) => {
    const { user, now, access } = call
    const isAllowed = (action: 'read' | 'update', contact: Contact, field?: string) =>
      allows(access.ability, action, contacts.name, contact, field)
    const tools = { now, toNewContact: toNewContact(user.id, now), isAllowed, companyCreator: companyCreator(call) }
    return importContacts(db, body, tools)
  },
})

const contactsApi = api(
  contacts,
  (db: Db<Tables>) => ({ ...createReadHandlers(db), ...createChangeHandlers(db), ...createBulkHandlers(db) }),
  { search: contactEntries },
)

export default [contactsApi, companiesApi]
