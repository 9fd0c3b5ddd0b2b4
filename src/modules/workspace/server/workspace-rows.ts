import type * as z from 'zod'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { checkPicture, checkPrintable } from '#platform/server/files/pictures.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { WorkspaceChanges, WorkspaceSettings } from '../contract.ts'
import type { Tables } from './tables.ts'

const id = 'workspace'

const find = (db: Db<Tables>) => db.selectFrom('workspace').selectAll().where('id', '=', id).executeTakeFirst()

const isSet = ([, value]: [string, unknown]) => value !== null

/** The values set by an administrator. */
export async function setValues(db: Db<Tables>) {
  const { id: _, version: _version, changedAt: _at, ...values } = (await find(db)) ?? {}
  return Object.fromEntries(Object.entries(values).filter(isSet))
}

export async function showSettings(db: Db<Tables>): Promise<WorkspaceSettings> {
  const row = await find(db)
  return {
    ...builtWorkspace,
    ...(await setValues(db)),
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
  }
}

async function changeLogo(files: Call['services']['files'], logoId: string | null, before: StoredFile | null) {
  if (logoId === (before?.id ?? null)) return before
  const [logo = null] = await files.attach(logoId === null ? [] : [logoId])
  if (logo) {
    await checkPicture(files, logo, 'logo')
    await checkPrintable(files, logo, 'logo')
  }
  if (before) await files.release([before])
  return logo
}

/** Saves the given values; fails if others were saved since `version`. */
export async function saveSettings(
  db: Db<Tables>,
  { version, logo, ...values }: z.output<typeof WorkspaceChanges>,
  { services: { files }, now }: Pick<Call, 'services' | 'now'>,
) {
  const row = await find(db)
  if (version !== (row?.version ?? 0)) throw editConflict()
  const before = row?.logo ?? null
  const next = {
    ...values,
    ...(logo !== undefined && { logo: JSON.stringify(await changeLogo(files, logo, before)) }),
    version: version + 1,
    changedAt: now,
  }
  const saved = row
    ? await db.updateTable('workspace').set(next).where('version', '=', version).returning('id').execute()
    : await db
        .insertInto('workspace')
        .values({ logo: 'null', ...next, id })
        .onConflict((stored) => stored.column('id').doNothing())
        .returning('id')
        .execute()
  if (saved.length === 0) throw editConflict()
}

const editConflict = () => conflict('Someone else changed these settings while you were editing')
