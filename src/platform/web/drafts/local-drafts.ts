import * as z from 'zod'

/** `session` ends with the tab. */
export type DraftStorage = 'local' | 'session'

// Above these limits, a new draft replaces the oldest one.
const maxDrafts = 200
const maxAge = 60 * 24 * 60 * 60 * 1000

const prefix = 'atrium.draft.'
const StoredDraft = z.object({ at: z.number(), value: z.unknown() })

// If storage is unavailable, as in some private windows, drafts last until the page closes.
const memoryDrafts = new Map<string, unknown>()

const getStorage = (kind: DraftStorage) => (kind === 'session' ? sessionStorage : localStorage)
const getKey = (owner: string, name: string) => `${prefix}${owner}.${name}`

function stored(storage: Storage, key: string) {
  try {
    return StoredDraft.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** A user's draft; undefined if there is none, or if it does not match the schema. */
export function readDraft<Schema extends z.ZodType>(
  owner: string,
  name: string,
  schema: Schema,
  kind: DraftStorage = 'local',
): z.output<Schema> | undefined {
  const key = getKey(owner, name)
  try {
    const value = memoryDrafts.has(key) ? memoryDrafts.get(key) : stored(getStorage(kind), key)?.value
    return value === undefined ? undefined : schema.safeParse(value).data
  } catch {
    return undefined
  }
}

/** Stores a user's draft; undefined removes it. */
export function writeDraft(owner: string, name: string, value: unknown, kind: DraftStorage = 'local') {
  const key = getKey(owner, name)
  memoryDrafts.delete(key)
  try {
    const storage = getStorage(kind)
    if (value === undefined) return storage.removeItem(key)
    const text = JSON.stringify({ at: Date.now(), value })
    if (storage.getItem(key) === null) removeOldest(storage, maxDrafts - 1)
    try {
      storage.setItem(key, text)
    } catch {
      removeOldest(storage, maxDrafts / 4)
      storage.setItem(key, text)
    }
  } catch {
    if (value !== undefined) memoryDrafts.set(key, value)
  }
}

/** The names of a user's drafts with this prefix. */
export function draftNames(owner: string, prefixOfName: string): string[] {
  const from = getKey(owner, prefixOfName)
  try {
    const keys = [...Object.keys(localStorage), ...memoryDrafts.keys()].filter((key) => key.startsWith(from))
    return keys.map((key) => key.slice(getKey(owner, '').length))
  } catch {
    return []
  }
}

function removeOldest(storage: Storage, remaining: number) {
  const drafts = Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, at: stored(storage, key)?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
  const oldest = Date.now() - maxAge
  for (const [index, { key, at }] of drafts.entries()) if (index >= remaining || at < oldest) storage.removeItem(key)
}
