import { sql } from 'kysely'
import { batches } from '#platform/batches.ts'
import { fold } from '#platform/fold.ts'
import type { Database } from '#platform/db/database.ts'
import { labelOf } from './entry-words.ts'
import { type ChangedRow, changedRows, imageOf } from './staged-rows.ts'

/** What a write says of itself. */
export interface Noted {
  at: string
  /** Empty where nobody is signed in, `atrium` for work in the background. */
  userId: string
  topic: string
  action: string
  endpoint: string
  recordId: string | null
  address: string
  device: string
  requestId: string
  /** Whether the contents are for the user alone. */
  private: boolean
  told: readonly { topic: string; audience: string | null }[]
}

const rowsAtOnce = 500
const longestSearch = 500

/** Writes the one entry of a write, as a part of it; none where no row is other than it was. */
export async function noteEntry(database: Database, transaction: Database['db'], noted: Noted) {
  const rows = await changedRows(database, transaction)
  if (rows.length === 0) return
  const { told, userId, ...rest } = noted
  const author = userId === 'atrium' ? null : userId || signedIn(rows)
  const label = noted.private ? '' : labelOfRecord(rows, noted.recordId)
  const { id } = await transaction
    .insertInto('auditEntries')
    .values({
      ...rest,
      label,
      userId: author,
      userName: sql<string>`coalesce((select "name" from "users" where "id" = ${author}), '')`,
      rowCount: rows.length,
      told: JSON.stringify(told),
      search: fold(label, noted.recordId ?? '', noted.private ? '' : wordsOf(rows)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const values = rows.map(({ image: _image, ...row }, position) => ({ ...row, entryId: id, position }))
  for (const some of batches(values, rowsAtOnce)) await transaction.insertInto('auditRows').values(some).execute()
}

/** Who signs in is nobody until then. */
function signedIn(rows: readonly ChangedRow[]) {
  const session = rows.find(({ table }) => table === 'sessions')
  const user = session && imageOf(session.image)['userId']
  return typeof user === 'string' ? user : null
}

/** What the record is called that the write was about. */
function labelOfRecord(rows: readonly ChangedRow[], recordId: string | null) {
  const row = rows.find(({ key }) => key === recordId) ?? rows[0]
  return row ? labelOf(imageOf(row.image)) : ''
}

/** The short texts among the new values, to find the entry by. */
const wordsOf = (rows: readonly ChangedRow[]) =>
  rows
    .slice(0, 20)
    .flatMap(({ before, after }) => Object.values(imageOf(after ?? before ?? '{}')))
    .filter((value) => typeof value === 'string' && value.length <= 80 && !/^\d{4}-\d\d-\d\dT/.test(value))
    .join(' ')
    .slice(0, longestSearch)
