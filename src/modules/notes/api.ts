import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { notes } from './contract.ts'
import { readHandlers } from './server/read-notes.ts'
import { remind } from './server/reminders.ts'
import { noteEntries } from './server/search-entries.ts'
import { forgetNotes, shareHandlers } from './server/share-notes.ts'
import type { Tables } from './server/tables.ts'
import { removeHandlers, writeHandlers } from './server/write-notes.ts'

export default api(
  notes,
  (db: Db<Tables>) => ({ ...readHandlers(db), ...writeHandlers(db), ...removeHandlers(db), ...shareHandlers(db) }),
  {
    // Notes are private: only their owner and those with whom it is shared can find them.
    search: noteEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }, { events: { announce } }) => {
        if (kind === 'deleted') await forgetNotes(db, userId, announce)
      },
    every: [{ seconds: 60, run: (db) => (tools) => remind(db, tools) }],
  },
)
