import type { Db } from '#platform/db/engines/database.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { validateRows } from '#platform/server/records/validate-rows.ts'
import {
  type Contact,
  type ContactChanges,
  type DuplicateHandling,
  type ImportChange,
  ImportDraft,
  type ImportReport,
} from '../contract.ts'
import { fields } from '../contract-fields.ts'
import {
  addContacts,
  type ContactRow,
  findContacts,
  lockContacts,
  type NewContact,
  saveContacts,
  toContact,
} from './contact-rows.ts'
import { type CompanyCreator, linkCompanies, spellCompanies } from './company-links.ts'
import { repetitions } from './find-duplicates.ts'
import { importChanges } from './import-changes.ts'
import type { Tables } from './tables.ts'

interface ImportRequest {
  rows: readonly Readonly<Record<string, unknown>>[]
  duplicates: DuplicateHandling
  dryRun: boolean
}

interface ImportTools {
  now: string
  /** Completes a row to a contact. */
  toNewContact: (draft: ImportDraft) => NewContact
  companyCreator: CompanyCreator | undefined
  isAllowed: (action: 'read' | 'update', contact: Contact, field?: string) => boolean
}

type Match = ImportReport['duplicates'][number]

/** A valid row of the file, with the contact that it repeats. */
interface Row {
  row: number
  draft: ImportDraft
  givenFields: ReadonlySet<string>
  repeats: (Pick<Match, 'id' | 'by'> & { isShared: boolean }) | undefined
}

/**
 * Names and numbers are shared by different people, as are some addresses, so that they do not identify a contact surely
 * enough to change it.
 */
const updatedId = ({ repeats }: Row) =>
  repeats && !repeats.isShared && (repeats.by === 'uid' || repeats.by === 'email')
    ? (repeats.id ?? undefined)
    : undefined

const names = listNames(fields)

/** The permitted changes of a contact by a row; undefined if the contact must not be changed. */
function permittedChanges({ draft, givenFields }: Row, contact: ContactRow, isAllowed: ImportTools['isAllowed']) {
  const record = toContact(contact)
  if (!isAllowed('read', record) || !isAllowed('update', record)) return undefined
  const changes = importChanges(draft, givenFields, contact)
  return pick(
    changes,
    names.filter((name) => changes[name] !== undefined && isAllowed('update', record, name)),
  )
}

const changeList = (changes: ContactChanges, contact: ContactRow): ImportChange[] =>
  names.flatMap((field) => {
    const after = changes[field]
    return after === undefined ? [] : [{ field, before: contact[field], after }]
  })

/** Applies the rows to their contacts in turn; returns the contacts afterwards, and the changes by row. */
function applyRows(rows: readonly Row[], contacts: readonly ContactRow[], isAllowed: ImportTools['isAllowed']) {
  const current = new Map(contacts.map((contact) => [contact.id, contact]))
  const changesById = new Map<number, ImportChange[]>()
  const changed = new Set<number>()
  for (const row of rows) {
    const contact = current.get(updatedId(row) ?? 0)
    const changes = contact && permittedChanges(row, contact, isAllowed)
    if (!contact || !changes) continue
    const list = changeList(changes, contact)
    changesById.set(row.row, list)
    current.set(contact.id, { ...contact, ...changes })
    if (list.length > 0) changed.add(contact.id)
  }
  return { changesById, changed: [...changed], contacts: [...changed].flatMap((id) => current.get(id) ?? []) }
}

async function updateContacts(db: Db<Tables>, rows: readonly Row[], ids: readonly number[], tools: ImportTools) {
  const locked = await lockContacts(db, ids, tools.now)
  await saveContacts(db, applyRows(rows, locked, tools.isAllowed).contacts)
}

/** The rows with companies as these names are spelled. */
async function spelled<Named extends { draft: ImportDraft }>(
  rows: readonly Named[],
  spellNames: (names: readonly string[]) => Promise<(name: string) => string>,
): Promise<Named[]> {
  const spell = await spellNames(rows.map(({ draft }) => draft.company))
  return rows.map((row) => ({ ...row, draft: { ...row.draft, company: spell(row.draft.company) } }))
}

/** A row that is imported as a new contact beside the one with its UID gets another UID. */
const asOwn = ({ draft, repeats }: Row) => (repeats?.by === 'uid' ? { ...draft, uid: '' } : draft)

/** Validates each row and creates or updates a contact by each valid one, unless `dryRun`. */
export async function importContacts(
  db: Db<Tables>,
  { rows: sent, duplicates: handling, dryRun }: ImportRequest,
  tools: ImportTools,
): Promise<ImportReport> {
  const { valid, errors } = validateRows(ImportDraft, sent)
  const repeats = await repetitions(
    db,
    valid.map(({ draft }) => draft),
  )
  // Another spelling of a known company is no change of a contact.
  const rows = (await spelled(valid, (names) => spellCompanies(db, names))).map(({ row, draft }, index): Row => {
    return { row, draft, givenFields: new Set(Object.keys(sent[row] ?? {})), repeats: repeats[index] }
  })
  const link = (names: readonly string[]) => linkCompanies(db, names, tools.companyCreator)
  const ids = [...new Set(rows.flatMap((row) => updatedId(row) ?? []))]
  const { changesById, changed } = applyRows(rows, await findContacts(db, ids), tools.isAllowed)
  const duplicates = rows.flatMap(({ row, repeats: match }): Match[] =>
    match ? [{ row, id: match.id, by: match.by, changes: changesById.get(row) ?? null }] : [],
  )
  const report = { valid: valid.length, duplicates, errors }
  if (dryRun) return { ...report, created: [], updated: [] }
  const updated = handling === 'update' ? changed : []
  const isUpdated = (row: Row) => updated.includes(updatedId(row) ?? 0)
  if (updated.length > 0) await updateContacts(db, await spelled(rows.filter(isUpdated), link), updated, tools)
  const rowsToImport = handling === 'create' ? rows : rows.filter((row) => row.repeats === undefined)
  const created = await addContacts(
    db,
    (await spelled(rowsToImport, link)).map((row) => tools.toNewContact(asOwn(row))),
  )
  return { ...report, created, updated }
}
