import type { Database } from '#platform/db/database.ts'
import type { AccountEvent, Api, Background } from './api.ts'
import { screenOf, type Services } from './services.ts'

/** Lets every module that wants to know hear of what was done to an account, in the transaction of `db`. */
export const announceTo =
  (
    apis: readonly Api[],
    db: Database['db'],
    services: Pick<Services, 'secrets' | 'address'>,
    tools: Pick<Background, 'now' | 'tell' | 'files' | 'mail'>,
  ) =>
  async (event: AccountEvent) => {
    const { secrets } = services
    const screen = screenOf(services)
    for (const { hooks } of apis) await hooks.onAccount?.(db)(event, { ...tools, secrets, screen })
  }
