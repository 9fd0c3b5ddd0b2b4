import { batches, batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import type { MailQuota } from '#platform/server/quotas/mail-quota.ts'
import { type BulkChange, type BulkReport, type Change, countValues } from '../contract.ts'
import { idsAtOnce } from './email-rows.ts'
import type { ChangeBudget } from './change-budget.ts'
import { findTarget, type Marks } from './find-target.ts'
import type { Reader } from './matching.ts'
import { returnToDrafts } from './return-to-drafts.ts'
import { scheduleAgain } from './schedule-again.ts'
import type { Tables } from './tables.ts'

interface ChangeTools {
  /** Without it, for rules, nothing is withdrawn: they change received messages only. */
  mailQuota?: MailQuota
  /** Counts the values that a request writes. */
  budget?: ChangeBudget
}

/** Changes the messages, and returns the changes that undo this. */
export async function changeEmails(
  db: Db<Tables>,
  reader: Reader,
  { target, set }: BulkChange,
  { mailQuota, budget }: ChangeTools = {},
): Promise<BulkReport> {
  const { addLabels = [], removeLabels = [], trash, sendAt, starred, ...flags } = set
  const rows = await findTarget(db, reader, target)
  await budget?.spend(rows.length, countValues(set))
  await checkLabels(db, reader, [...addLabels, ...removeLabels])
  const undo: BulkChange[] = []
  const addUndo = (ids: readonly number[], change: Change) => {
    for (const batch of batches(ids, 20_000)) undo.push({ target: { ids: batch }, set: change })
  }

  for (const [name, value] of entries(flags)) {
    const changedRows = rows.filter((row) => row[name] !== value && (name !== 'folder' || isReceived(row)))
    await update(db, changedRows, { [name]: value, ...(name === 'folder' && { spamAt: getSpamTime(value, reader) }) })
    for (const [before, rowsBefore] of Map.groupBy(changedRows, (row) => row[name]))
      addUndo(getIds(rowsBefore), { [name]: before })
  }
  if (starred !== undefined) {
    // Starring a conversation stars its latest message; unstarring removes all its stars.
    const rowsToStar = starred && !target.ids ? findLatestPerThread(rows) : rows
    const changedRows = rowsToStar.filter((row) => row.starred !== starred)
    await update(db, changedRows, { starred })
    addUndo(getIds(changedRows), { starred: !starred })
  }
  if (trash !== undefined) {
    const changedRows = rows.filter(({ deletedAt }) => (deletedAt !== null) !== trash)
    if (trash) await withdrawQueued(db, changedRows, mailQuota)
    await update(db, changedRows, { deletedAt: trash ? reader.now : null })
    for (const [time, group] of Map.groupBy(changedRows, (row) => (trash ? getQueuedTime(row) : undefined)))
      addUndo(getIds(group), { trash: !trash, ...(time !== undefined && { sendAt: time }) })
  }
  const unsent = sendAt && mailQuota ? await scheduleAgain(db, reader, rows, { sendAt, mailQuota }) : 0
  for (const labelId of addLabels) addUndo(await addLabel(db, rows, labelId), { removeLabels: [labelId] })
  for (const labelId of removeLabels) addUndo(await removeLabel(db, rows, labelId), { addLabels: [labelId] })

  return {
    messages: rows.length,
    conversations: new Set(rows.map(({ threadId }) => threadId)).size,
    unsent,
    undo: undo.filter((one) => one.target.ids?.length),
  }
}

/** The time at which a queued message is to be sent. */
const getQueuedTime = ({ state, sendAt }: Marks) => (state === 'queued' ? (sendAt ?? undefined) : undefined)

/** Spam is kept for some days from this time. */
const getSpamTime = (folder: unknown, { now }: Reader) => (folder === 'spam' ? now : null)

type Flags = Omit<Change, 'addLabels' | 'removeLabels' | 'trash' | 'sendAt' | 'starred'>

const names = ['important', 'checked', 'read', 'folder', 'snoozedUntil'] as const

const entries = (flags: Flags) =>
  names.flatMap((name) => {
    const value = flags[name]
    return value === undefined ? [] : [[name, value] as const]
  })

const getIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const isReceived = ({ folder }: Marks) => folder === 'inbox' || folder === 'archive' || folder === 'spam'

const findLatestPerThread = (rows: readonly Marks[]) =>
  [...Map.groupBy(rows, ({ threadId }) => threadId).values()].flatMap((copies) =>
    copies.toSorted((one, other) => one.time.localeCompare(other.time) || one.id - other.id).slice(-1),
  )

async function update(db: Db<Tables>, rows: readonly Marks[], values: Partial<Omit<Tables['emailCopies'], 'id'>>) {
  for await (const batch of batchesInTurns(getIds(rows), idsAtOnce)) {
    await db.updateTable('emailCopies').set(values).where('id', 'in', batch).execute()
  }
}

/** Deleting a queued message withdraws it, and subtracts its recipients from the mail quota. */
async function withdrawQueued(db: Db<Tables>, rows: readonly Marks[], mailQuota: MailQuota | undefined) {
  const times = new Map(rows.flatMap((row) => (row.state === 'queued' ? [[row.messageId, row.time] as const] : [])))
  for await (const batch of batchesInTurns([...times.keys()], idsAtOnce)) {
    for (const { id, recipients } of await returnToDrafts(db, batch))
      await mailQuota?.cancel(recipients, times.get(id) ?? '')
  }
}

async function checkLabels(db: Db<Tables>, { id }: Reader, labels: readonly number[]) {
  if (labels.length === 0) return
  const uniqueLabels = [...new Set(labels)]
  const existingLabels = await db
    .selectFrom('emailLabels')
    .select('id')
    .where('userId', '=', id)
    .where('id', 'in', uniqueLabels)
    .execute()
  if (existingLabels.length < uniqueLabels.length) throw refused('labels', 'This label does not exist')
}

/** Returns the copies that did not have the label before. */
async function addLabel(db: Db<Tables>, rows: readonly Marks[], labelId: number) {
  const added: number[] = []
  for await (const batch of batchesInTurns(getIds(rows), idsAtOnce)) {
    const values = batch.map((copyId) => ({ copyId, labelId }))
    const insertedRows = await db
      .insertInto('emailCopyLabels')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('copyId')
      .execute()
    added.push(...insertedRows.map(({ copyId }) => copyId))
  }
  return added
}

async function removeLabel(db: Db<Tables>, rows: readonly Marks[], labelId: number) {
  const removed: number[] = []
  for await (const batch of batchesInTurns(getIds(rows), idsAtOnce)) {
    const deleted = await db
      .deleteFrom('emailCopyLabels')
      .where('labelId', '=', labelId)
      .where('copyId', 'in', batch)
      .returning('copyId')
      .execute()
    removed.push(...deleted.map(({ copyId }) => copyId))
  }
  return removed
}

/** The labels to add and to remove, to get from the current labels of a message to the given ones. */
export async function labelChanges(db: Db<Tables>, copyId: number, labels: readonly number[]) {
  const rows = await db.selectFrom('emailCopyLabels').select('labelId').where('copyId', '=', copyId).execute()
  const currentLabels = rows.map(({ labelId }) => labelId)
  return {
    addLabels: labels.filter((id) => !currentLabels.includes(id)),
    removeLabels: currentLabels.filter((id) => !labels.includes(id)),
  }
}
