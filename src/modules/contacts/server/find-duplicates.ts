import type { Db } from '#platform/db/engines/database.ts'
import type { DuplicateGroup } from '../contract.ts'
import { type ContactKey, getKeys } from './contact-keys.ts'
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
function joinGroups(shared: readonly { kind: ContactKey['kind']; ids: readonly number[] }[]): Group[] {
  const groupById = new Map<number, Group>()
  for (const { kind, ids } of shared) {
    const touched = ids.flatMap((id) => groupById.get(id) ?? [])
    const group: Group = {
      ids: new Set([...ids, ...touched.flatMap((other) => [...other.ids])]),
      kinds: new Set([kind, ...touched.flatMap((other) => [...other.kinds])]),
    }
    if (group.ids.size > maxGroupSize) continue
    for (const id of group.ids) groupById.set(id, group)
  }
  return [...new Set(groupById.values())]
}

const getReason = ({ kinds }: Group) => reasons.find((reason) => kinds.has(reason)) ?? 'name'

const byConfidence = (one: Group, other: Group) => reasons.indexOf(getReason(one)) - reasons.indexOf(getReason(other))

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
  const groups = joinGroups(
    [...shared.values()].map((rows) => ({
      kind: rows[0]?.kind ?? 'name',
      ids: rows.map(({ contactId }) => contactId),
    })),
  )
  const firstGroups = groups.sort(byConfidence).slice(0, maxGroups)

  const contacts = await findContacts(
    db,
    firstGroups.flatMap(({ ids }) => [...ids]),
  )
  const byId = new Map(contacts.map((row) => [row.id, toContact(row)]))
  return firstGroups.map((group) => ({
    reason: getReason(group),
    contacts: [...group.ids].sort((one, other) => one - other).flatMap((id) => byId.get(id) ?? []),
  }))
}

const formatKey = ({ kind, key }: ContactKey) => `${kind} ${key}`

/**
 * For each entry, the stored contact that it repeats, by which key, and whether other contacts have the key, too; `id` is
 * null for an earlier entry.
 */
export async function repetitions(db: Db<Tables>, entries: readonly Parameters<typeof getKeys>[0][]) {
  const keys = entries.map(getKeys)
  const owners = new Map<string, number | null>()
  const shared = new Set<string>()
  for (const kind of ['uid', ...reasons] as const) {
    const uniqueKeys = [...new Set(keys.flat().flatMap((key) => (key.kind === kind ? key.key : [])))]
    if (uniqueKeys.length === 0) continue
    const stored = await db
      .selectFrom('contactKeys')
      .where('kind', '=', kind)
      .where('key', 'in', uniqueKeys)
      .where('contactId', 'not in', trash(db))
      .select(['kind', 'key', 'contactId'])
      .orderBy('contactId', 'desc')
      .execute()
    for (const row of stored) {
      if (owners.has(formatKey(row))) shared.add(formatKey(row))
      owners.set(formatKey(row), row.contactId)
    }
  }
  return keys.map((ownKeys) => {
    const [repeated] = ownKeys.flatMap((key) => {
      const id = owners.get(formatKey(key))
      return id === undefined ? [] : { id, by: key.kind, isShared: shared.has(formatKey(key)) }
    })
    for (const key of ownKeys) if (!owners.has(formatKey(key))) owners.set(formatKey(key), repeated?.id ?? null)
    return repeated
  })
}
