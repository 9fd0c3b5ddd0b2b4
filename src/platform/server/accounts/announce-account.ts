import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { AccountEvent, Background } from '#platform/server/pipeline/call.ts'

/**
 * Lets every module that wants to know hear of what was done to an account, in the transaction of `db`. Of one that was
 * deleted, what the platform kept for its screens alone goes first.
 */
export const announceTo =
  (apis: readonly Api[], db: Database['db'], tools: Background) => async (event: AccountEvent) => {
    if (event.kind === 'deleted') {
      await db.deleteFrom('settings').where('userId', '=', event.userId).execute()
      await db.deleteFrom('presence').where('userId', '=', event.userId).execute()
    }
    for (const { hooks } of apis) await hooks.onAccount?.(db)(event, tools)
  }
