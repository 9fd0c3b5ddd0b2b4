import type { Db } from '#platform/db/engines/database.ts'
import { fold } from '#platform/text/fold.ts'
import { findNamed } from '../post-text.ts'
import type { Tables } from './tables.ts'

/** The handles that a text mentions with `@`, folded as they are stored. */
export const findHandles = (text: string) => findNamed(text, 'mention').map((handle) => fold(handle))

export const findByHandles = async (db: Db<Tables>, handles: readonly string[]) =>
  handles.length === 0
    ? []
    : db
        .selectFrom('socialPeople')
        .select(['id', 'name', 'handle'])
        .where('handle', 'in', handles)
        .orderBy('id')
        .execute()
