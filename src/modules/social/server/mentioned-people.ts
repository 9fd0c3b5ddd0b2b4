import type { Db } from '#platform/db/engines/database.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { fold } from '#platform/text/fold.ts'
import { findNamed } from '../post-text.ts'
import type { Tables } from './tables.ts'

// Each is notified, and looked up whenever the text is read.
const maxMentions = 50

/** The first handles that a text mentions with `@`, folded as they are stored. */
export const findHandles = (text: string) => [
  ...new Set(
    findNamed(text, 'mention')
      .slice(0, maxMentions)
      .map((handle) => fold(handle)),
  ),
]

export const findByHandles = async (db: Db<Tables>, handles: readonly string[]) =>
  handles.length === 0
    ? []
    : db
        .selectFrom('socialPeople')
        .select(['id', 'name', 'handle'])
        .where(isAmong(db, 'handle', handles))
        .orderBy('id')
        .execute()
