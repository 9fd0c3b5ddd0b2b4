// Uploaded files: checks, storage, attaching, download and deletion.
// Handlers use `services.files`; the server creates the store of the runtime.

import type { Download } from '#platform/contract.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { Failure, notFound, refused } from '#platform/errors/failure.ts'
import { cleanFileName, files, type StoredFile } from '#platform/files/stored-file.ts'
import { isRefusedFile } from '#platform/files/refused-files.ts'
import { api, type Api } from '#platform/server/api.ts'
import { inspectFile } from './file-kinds.ts'
import { checkUpload, lockUploads, pendingLifetime } from '#platform/server/quotas/storage-quotas.ts'
import { refuseInfected } from './refuse-infected.ts'
import { recordDetached, deleteOldDetached, recentlyDetached } from './detached-files.ts'
import type { Services } from '#platform/server/services.ts'

/** A runtime's store for the bytes of files; without one, they are in the database. */
export interface FileStore {
  write(id: string, bytes: Uint8Array): Promise<void>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  remove(id: string): Promise<void>
  /** The ids of all files written before this time, in batches. Files of other applications are left out. */
  list(before: Date): AsyncIterable<string[]>
}

/** Files for handlers, in the transaction of the handler. */
export interface Files {
  /**
   * Attaches uploads of the user to a record, in the given order. Those in `kept` may be other users', since the user
   * may see them already, and those that the user has detached during the last day. Otherwise 422.
   */
  attach(ids: readonly string[], kept?: readonly StoredFile[]): Promise<StoredFile[]>
  /** The record no longer uses these. They are kept as long as the audit log can restore a record that did. */
  release(files: readonly StoredFile[]): Promise<void>
  /** The same for files that the user removes from a record, and may attach again for a day, such as by an undo. */
  detach(files: readonly StoredFile[]): Promise<void>
  /** The response of a download endpoint, which has to check that the user may read the record. */
  open(file: StoredFile): Promise<Download>
}

const columns = ['id', 'name', 'type', 'size'] as const
const day = 24 * 60 * 60_000

async function releaseIn(db: Database['db'], released: readonly StoredFile[], now: string) {
  if (released.length === 0) return
  const ids = released.map((file) => file.id)
  await db
    .updateTable('files')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', 'in', ids)
    .where('uses', '>', 0)
    .execute()
  await db.updateTable('files').set({ unusedSince: now }).where('id', 'in', ids).where('uses', '=', 0).execute()
}

export function createFiles(
  db: Database['db'],
  store: FileStore | undefined,
  userId: string | undefined,
  now: string,
): Files {
  return {
    async attach(ids, kept = []) {
      if (ids.length === 0) return []
      const uniqueIds = [...new Set(ids)]
      const reusable = new Set([
        ...kept.map((file) => file.id),
        ...(await recentlyDetached(db, { ids: uniqueIds, userId, now })),
      ])
      const rows = await db
        .selectFrom('files')
        .select([...columns, 'ownerId'])
        .where('id', 'in', uniqueIds)
        .execute()
      const usable = new Map(
        rows
          .filter((file) => file.ownerId === userId || reusable.has(file.id))
          .map(({ id, name, type, size }) => [id, { id, name, type, size }]),
      )
      const attached = uniqueIds.map((id, index) => {
        const file = usable.get(id)
        if (!file) throw refused(`attachments.${index}`, 'This upload does not exist or has expired')
        return file
      })
      await db
        .updateTable('files')
        .set((eb) => ({ uses: eb('uses', '+', 1), unusedSince: null }))
        .where('id', 'in', uniqueIds)
        .execute()
      return attached
    },

    release: (released) => releaseIn(db, released, now),

    async detach(removed) {
      await releaseIn(db, removed, now)
      if (userId !== undefined) await recordDetached(db, { ids: removed.map(({ id }) => id), userId, now })
    },

    async open({ id, name, type }) {
      const row = await db.selectFrom('files').select('content').where('id', '=', id).executeTakeFirst()
      const bytes = row && (row.content ?? (await store?.read(id)))
      if (!bytes) throw notFound('The file no longer exists')
      return { name, type, body: new Uint8Array(bytes) }
    },
  }
}

// Types that a browser would run as a page of ours if it opened them.
const activeContent = /html|xml|script/
const mimeType = /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/

const getType = (request: string | null) => {
  const type = request?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'image/svg+xml') return type
  return mimeType.test(type) && !activeContent.test(type) ? type : 'application/octet-stream'
}

const refusals = {
  program: 'The file is a program, whatever its extension',
  otherKind: 'The content of the file does not match its extension',
  hugePicture: 'The picture has more pixels than a browser can show',
}

function checkKind(name: string, bytes: Uint8Array) {
  const kind = inspectFile(name, bytes)
  if (kind === 'fits') return
  const message = refusals[kind]
  const reason = kind === 'hugePicture' ? { reason: kind } : {}
  throw new Failure(415, message, { issues: [{ path: 'content', message, ...reason }] })
}

/** The only endpoint for uploads: the bytes as body, the name in the query. */
export const filesApi = ({ files: store, ...services }: Pick<Services, 'files' | 'scan' | 'log' | 'quotas'>): Api =>
  api(files, (db: Database['db']) => ({
    async upload({ user, query: { name }, upload: { bytes, type }, now, db: { commit } }) {
      if (isRefusedFile(name)) throw new Failure(415, 'Executable files are not accepted')
      if (bytes.byteLength === 0) throw new Failure(422, 'The file is empty')
      const clean = cleanFileName(name)
      checkKind(clean, bytes)
      const uploadRequest = { ownerId: user.id, size: bytes.byteLength, now }
      // Before the expensive part; the decisive check is made when no other upload can intervene.
      await checkUpload(db, services, uploadRequest)
      await refuseInfected(services, bytes)
      const file = { id: crypto.randomUUID(), name: clean, type: getType(type), size: bytes.byteLength }
      // Before the row: bytes without a row are waste, a row without bytes would be a loss.
      await store?.write(file.id, bytes)
      const content = store ? null : bytes
      const row = { ...file, ownerId: user.id, content, uses: 0, createdAt: now, unusedSince: now }
      try {
        await commit(db, async (transaction: Database['db']) => {
          await lockUploads(transaction, services, user.id, now)
          await checkUpload(transaction, services, uploadRequest)
          await transaction.insertInto('files').values(row).execute()
        })
      } catch (error) {
        // If the row may be there, its bytes have to stay; bytes without a row are removed later (`sweepOrphans`).
        const isUnknown = error instanceof Failure && error.errorCode === 'outcome_unknown'
        if (!isUnknown) await store?.remove(file.id)
        throw error
      }
      return file
    },
  }))

/**
 * Deletes uploads that no record named within a day, and files that have been unused for as long as the audit log is
 * kept.
 */
export async function sweepFiles({ db }: Database, store: FileStore | undefined, now: Date, auditDays: number) {
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const deleted = await db
    .deleteFrom('files')
    .where('unusedSince', '<', new Date(now.getTime() - pendingLifetime).toISOString())
    .where((eb) => eb.or([eb('unusedSince', '=', eb.ref('createdAt')), eb('unusedSince', '<', ago(auditDays))]))
    .returning('id')
    .execute()
  if (store) await Promise.all(deleted.map(({ id }) => store.remove(id)))
  await deleteOldDetached({ db }, now)
}
