import type { Database } from '#platform/db/database.ts'
import type { AccountEvent, Api, Background } from './api.ts'
import type { Services } from './services.ts'

/** Lets every module that wants to know hear of what was done to an account, in the transaction of `db`. */
export const announceTo =
  (
    apis: readonly Api[],
    db: Database['db'],
    { secrets, address }: Services,
    tools: Pick<Background, 'now' | 'tell' | 'files' | 'mail'>,
  ) =>
  async (event: AccountEvent) => {
    const screen = (path: string) => `${address()}${path}`
    for (const { hooks } of apis) await hooks.onAccount?.(db)(event, { ...tools, secrets, screen })
  }
