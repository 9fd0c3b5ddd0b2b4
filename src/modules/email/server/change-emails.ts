import { batches, batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import type { BulkChange, BulkReport, Change, Target } from '../contract.ts'
import { idsAtOnce } from './email-rows.ts'
import { isFound, isInScope, ownCopies, type Reader } from './matching.ts'
import { placeOf } from '../search/search-place.ts'
import { returnToDrafts } from './return-to-drafts.ts'
import type { Tables } from './tables.ts'
import { withWords } from './words-found.ts'

const selectMarks = (db: Db<Tables>, reader: Reader) =>
  ownCopies(db, reader).select([
    'c.id',
    'c.threadId',
    'c.messageId',
    'c.folder',
    'c.starred',
    'c.important',
    'c.checked',
    'c.read',
    'c.time',
    'c.deletedAt',
    'c.snoozedUntil',
    'm.state',
  ])

type Marks = Awaited<ReturnType<ReturnType<typeof selectMarks>['execute']>>[number]

/** The messages of a target; 404 if a named one does not belong to the reader. */
async function findTarget(db: Db<Tables>, reader: Reader, { ids, threads, ...search }: Target): Promise<Marks[]> {
  const scope = placeOf(search)
  const found: Marks[] = []
  if (ids) {
    const wanted = [...new Set(ids)]
    for await (const some of batchesInTurns(wanted, idsAtOnce))
      found.push(...(await selectMarks(db, reader).where('c.id', 'in', some).execute()))
    if (found.length < wanted.length) throw notFound('One of the messages does not exist')
    return found
  }
  if (threads) {
    const wanted = [...new Set(threads)]
    for await (const some of batchesInTurns(wanted, idsAtOnce)) {
      const rows = await selectMarks(db, reader).where('c.threadId', 'in', some).execute()
      if (new Set(rows.map(({ threadId }) => threadId)).size < some.length) {
        throw notFound('One of the conversations does not exist')
      }
      const scoped = selectMarks(db, reader).where('c.threadId', 'in', some)
      found.push(...(await scoped.where((eb) => isInScope(eb, scope)).execute()))
    }
    return found
  }
  const { search: meant } = await withWords(db, reader, search)
  const matching = ownCopies(db, reader)
    .where((eb) => isFound(eb, meant, reader))
    .select('c.threadId')
  return selectMarks(db, reader)
    .where('c.threadId', 'in', matching)
    .where((eb) => isInScope(eb, scope))
    .execute()
}

/** Changes the messages, and returns the changes that undo this. */
export async function changeEmails(db: Db<Tables>, reader: Reader, { target, set }: BulkChange): Promise<BulkReport> {
  const { addLabels = [], removeLabels = [], trash, starred, ...flags } = set
  const rows = await findTarget(db, reader, target)
  await checkLabels(db, reader, [...addLabels, ...removeLabels])
  const undo: BulkChange[] = []
  const back = (ids: readonly number[], change: Change) => {
    for (const some of batches(ids, 20_000)) undo.push({ target: { ids: some }, set: change })
  }

  for (const [name, value] of entries(flags)) {
    const changing = rows.filter((row) => row[name] !== value && (name !== 'folder' || isReceived(row)))
    await update(db, changing, { [name]: value })
    for (const [before, those] of Map.groupBy(changing, (row) => row[name])) back(idsOf(those), { [name]: before })
  }
  if (starred !== undefined) {
    // Starring a conversation stars its latest message; unstarring removes all its stars.
    const meant = starred && !target.ids ? latestOf(rows) : rows
    const changing = meant.filter((row) => row.starred !== starred)
    await update(db, changing, { starred })
    back(idsOf(changing), { starred: !starred })
  }
  if (trash !== undefined) {
    const changing = rows.filter(({ deletedAt }) => (deletedAt !== null) !== trash)
    if (trash) await withdrawQueued(db, changing)
    await update(db, changing, { deletedAt: trash ? reader.now : null })
    back(idsOf(changing), { trash: !trash })
  }
  for (const labelId of addLabels) back(await addLabel(db, rows, labelId), { removeLabels: [labelId] })
  for (const labelId of removeLabels) back(await removeLabel(db, rows, labelId), { addLabels: [labelId] })

  return {
    messages: rows.length,
    conversations: new Set(rows.map(({ threadId }) => threadId)).size,
    undo: undo.filter((one) => one.target.ids?.length),
  }
}

type Flags = Omit<Change, 'addLabels' | 'removeLabels' | 'trash' | 'starred'>

const names = ['important', 'checked', 'read', 'folder', 'snoozedUntil'] as const

const entries = (flags: Flags) =>
  names.flatMap((name) => {
    const value = flags[name]
    return value === undefined ? [] : [[name, value] as const]
  })

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const isReceived = ({ folder }: Marks) => folder === 'inbox' || folder === 'archive' || folder === 'spam'

const latestOf = (rows: readonly Marks[]) =>
  [...Map.groupBy(rows, ({ threadId }) => threadId).values()].flatMap((of) =>
    of.toSorted((one, other) => one.time.localeCompare(other.time) || one.id - other.id).slice(-1),
  )

async function update(db: Db<Tables>, rows: readonly Marks[], values: Partial<Omit<Tables['emailCopies'], 'id'>>) {
  for await (const some of batchesInTurns(idsOf(rows), idsAtOnce)) {
    await db.updateTable('emailCopies').set(values).where('id', 'in', some).execute()
  }
}

/** Deleting a queued message withdraws it. */
async function withdrawQueued(db: Db<Tables>, rows: readonly Marks[]) {
  const waiting = rows.filter(({ state }) => state === 'queued').map(({ messageId }) => messageId)
  for await (const some of batchesInTurns(waiting, idsAtOnce)) await returnToDrafts(db, some)
}

async function checkLabels(db: Db<Tables>, { id }: Reader, labels: readonly number[]) {
  if (labels.length === 0) return
  const wanted = [...new Set(labels)]
  const known = await db
    .selectFrom('emailLabels')
    .select('id')
    .where('userId', '=', id)
    .where('id', 'in', wanted)
    .execute()
  if (known.length < wanted.length) throw refused('labels', 'This label does not exist')
}

/** Returns the copies that did not have the label before. */
async function addLabel(db: Db<Tables>, rows: readonly Marks[], labelId: number) {
  const added: number[] = []
  for await (const some of batchesInTurns(idsOf(rows), idsAtOnce)) {
    const values = some.map((copyId) => ({ copyId, labelId }))
    const written = await db
      .insertInto('emailCopyLabels')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('copyId')
      .execute()
    added.push(...written.map(({ copyId }) => copyId))
  }
  return added
}

async function removeLabel(db: Db<Tables>, rows: readonly Marks[], labelId: number) {
  const removed: number[] = []
  for await (const some of batchesInTurns(idsOf(rows), idsAtOnce)) {
    const deleted = await db
      .deleteFrom('emailCopyLabels')
      .where('labelId', '=', labelId)
      .where('copyId', 'in', some)
      .returning('copyId')
      .execute()
    removed.push(...deleted.map(({ copyId }) => copyId))
  }
  return removed
}

/** The labels to add and to remove, to get from the current labels of a message to the given ones. */
export async function labelChanges(db: Db<Tables>, copyId: number, labels: readonly number[]) {
  const rows = await db.selectFrom('emailCopyLabels').select('labelId').where('copyId', '=', copyId).execute()
  const now = rows.map(({ labelId }) => labelId)
  return {
    addLabels: labels.filter((id) => !now.includes(id)),
    removeLabels: now.filter((id) => !labels.includes(id)),
  }
}
