import type { Database } from '#platform/db/engines/database.ts'
import type { Api } from '#platform/server/api.ts'
import type { AccountEvent, Background } from '#platform/server/pipeline/call.ts'

/**
 * Calls the `onAccount` hooks of all modules, in the transaction of `db`. Of a deleted account, the platform's own data
 * is removed first. Returns the owner's URL if no email contains it.
 */
export const announceAccountTo =
  (apis: readonly Api[], db: Database['db'], tools: Background) =>
  async (event: AccountEvent): Promise<string | undefined> => {
    if (event.kind === 'deleted') {
      await db.deleteFrom('settings').where('userId', '=', event.userId).execute()
      await db.deleteFrom('presence').where('userId', '=', event.userId).execute()
    }
    let link: string | undefined
    for (const { hooks } of apis) link ??= (await hooks.onAccount?.(db)(event, tools)) ?? undefined
    return link
  }
