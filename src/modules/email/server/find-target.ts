import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Target } from '../contract.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { idsAtOnce } from './email-rows.ts'
import { isInScope, matchesSearch, ownCopies, type Reader } from './matching.ts'
import { searchIndexedWords } from './search-indexed-words.ts'
import type { Tables } from './tables.ts'

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
    'm.sendAt',
  ])

export type Marks = Awaited<ReturnType<ReturnType<typeof selectMarks>['execute']>>[number]

/** The messages of a target; 404 if a named one does not belong to the reader. */
export async function findTarget(
  db: Db<Tables>,
  reader: Reader,
  { ids, threads, ...search }: Target,
): Promise<Marks[]> {
  const scope = getSearchFolder(search)
  const marks: Marks[] = []
  if (ids) {
    const uniqueIds = [...new Set(ids)]
    for await (const batch of batchesInTurns(uniqueIds, idsAtOnce))
      marks.push(...(await selectMarks(db, reader).where('c.id', 'in', batch).execute()))
    if (marks.length < uniqueIds.length) throw notFound('One of the messages does not exist')
    return marks
  }
  if (threads) {
    const uniqueThreads = [...new Set(threads)]
    for await (const batch of batchesInTurns(uniqueThreads, idsAtOnce)) {
      const rows = await selectMarks(db, reader).where('c.threadId', 'in', batch).execute()
      if (new Set(rows.map(({ threadId }) => threadId)).size < batch.length) {
        throw notFound('One of the conversations does not exist')
      }
      const copiesInScope = selectMarks(db, reader).where('c.threadId', 'in', batch)
      marks.push(...(await copiesInScope.where((eb) => isInScope(eb, scope)).execute()))
    }
    return marks
  }
  const { search: expandedSearch } = await searchIndexedWords(db, reader, search)
  const matching = ownCopies(db, reader)
    .where((eb) => matchesSearch(eb, expandedSearch, reader))
    .select('c.threadId')
  return selectMarks(db, reader)
    .where('c.threadId', 'in', matching)
    .where((eb) => isInScope(eb, scope))
    .execute()
}
