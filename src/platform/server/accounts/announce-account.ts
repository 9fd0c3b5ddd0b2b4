import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { AccountEvent, Background } from '#platform/server/pipeline/call.ts'

/**
 * Calls the `onAccount` hooks of all modules, in the transaction of `db`. Of a deleted account, the platform's own data
 * is removed first.
 */
export const announceTo =
  (apis: readonly Api[], db: Database['db'], tools: Background) => async (event: AccountEvent) => {
    if (event.kind === 'deleted') {
      await db.deleteFrom('settings').where('userId', '=', event.userId).execute()
      await db.deleteFrom('presence').where('userId', '=', event.userId).execute()
    }
    for (const { hooks } of apis) await hooks.onAccount?.(db)(event, tools)
  }
