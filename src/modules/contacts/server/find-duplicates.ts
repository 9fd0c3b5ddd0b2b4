import type { Db } from '#platform/db/engines/database.ts'
import type { DuplicateGroup } from '../contract.ts'
import { type ContactKey, keysOf } from './contact-keys.ts'
import { findContacts, toContact } from './contact-rows.ts'
import type { Tables } from './tables.ts'

// A value that more contacts share, such as a switchboard's number, is no sign of a duplicate.
const maxSharing = 5
const maxKeys = 300
const maxGroups = 50
// The maximum of one merge.
const maxGroupSize = 20

// No two contacts have the same UID.
const reasons = ['email', 'phone', 'name'] as const satisfies DuplicateGroup['reason'][]

const trash = (db: Db<Tables>) => db.selectFrom('contacts').select('id').where('deletedAt', 'is not', null)

interface Group {
  ids: Set<number>
  kinds: Set<ContactKey['kind']>
}

/** Joins groups with a common contact, for example one with the phone of the first and the address of the second. */
function joined(shared: readonly { kind: ContactKey['kind']; ids: readonly number[] }[]): Group[] {
  const groupOf = new Map<number, Group>()
  for (const { kind, ids } of shared) {
    const touched = ids.flatMap((id) => groupOf.get(id) ?? [])
    const group: Group = {
      ids: new Set([...ids, ...touched.flatMap((other) => [...other.ids])]),
      kinds: new Set([kind, ...touched.flatMap((other) => [...other.kinds])]),
    }
    if (group.ids.size > maxGroupSize) continue
    for (const id of group.ids) groupOf.set(id, group)
  }
  return [...new Set(groupOf.values())]
}

const reasonOf = ({ kinds }: Group) => reasons.find((reason) => kinds.has(reason)) ?? 'name'

const byConfidence = (one: Group, other: Group) => reasons.indexOf(reasonOf(one)) - reasons.indexOf(reasonOf(other))

/** Groups of probable duplicates outside the trash, the surest first. */
export async function findDuplicates(db: Db<Tables>): Promise<DuplicateGroup[]> {
  const repeated = db
    .selectFrom('contactKeys')
    .where('kind', 'in', reasons)
    .where('contactId', 'not in', trash(db))
    .groupBy(['kind', 'key'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .having(({ fn }) => fn.countAll(), '<=', maxSharing)
    .select(['kind', 'key'])
    .orderBy('kind')
    .orderBy('key')
    .limit(maxKeys)
  const pairs = await db
    .selectFrom('contactKeys')
    .innerJoin(repeated.as('repeated'), (join) =>
      join.onRef('repeated.kind', '=', 'contactKeys.kind').onRef('repeated.key', '=', 'contactKeys.key'),
    )
    .where('contactId', 'not in', trash(db))
    .select(['contactKeys.kind', 'contactKeys.key', 'contactId'])
    .orderBy('contactKeys.kind')
    .orderBy('contactKeys.key')
    .orderBy('contactId')
    .execute()
  const shared = Map.groupBy(pairs, ({ kind, key }) => `${kind} ${key}`)
  const groups = joined(
    [...shared.values()].map((rows) => ({
      kind: rows[0]?.kind ?? 'name',
      ids: rows.map(({ contactId }) => contactId),
    })),
  )
  const shown = groups.sort(byConfidence).slice(0, maxGroups)

  const contacts = await findContacts(
    db,
    shown.flatMap(({ ids }) => [...ids]),
  )
  const byId = new Map(contacts.map((row) => [row.id, toContact(row)]))
  return shown.map((group) => ({
    reason: reasonOf(group),
    contacts: [...group.ids].sort((one, other) => one - other).flatMap((id) => byId.get(id) ?? []),
  }))
}

const known = ({ kind, key }: ContactKey) => `${kind} ${key}`

/**
 * For each entry, the stored contact that it repeats, by which key, and whether other contacts have the key, too; `id` is
 * null for an earlier entry.
 */
export async function repetitions(db: Db<Tables>, entries: readonly Parameters<typeof keysOf>[0][]) {
  const keys = entries.map(keysOf)
  const owners = new Map<string, number | null>()
  const shared = new Set<string>()
  for (const kind of ['uid', ...reasons] as const) {
    const asked = [...new Set(keys.flat().flatMap((key) => (key.kind === kind ? key.key : [])))]
    if (asked.length === 0) continue
    const stored = await db
      .selectFrom('contactKeys')
      .where('kind', '=', kind)
      .where('key', 'in', asked)
      .where('contactId', 'not in', trash(db))
      .select(['kind', 'key', 'contactId'])
      .orderBy('contactId', 'desc')
      .execute()
    for (const row of stored) {
      if (owners.has(known(row))) shared.add(known(row))
      owners.set(known(row), row.contactId)
    }
  }
  return keys.map((own) => {
    const [repeated] = own.flatMap((key) => {
      const id = owners.get(known(key))
      return id === undefined ? [] : { id, by: key.kind, isShared: shared.has(known(key)) }
    })
    for (const key of own) if (!owners.has(known(key))) owners.set(known(key), repeated?.id ?? null)
    return repeated
  })
}
