import type { Db } from '#platform/db/engines/database.ts'
import { lazily } from '#platform/records/lazily.ts'
import { aboutReadable } from '#platform/server/permissions/readers.ts'
import { settingsFor } from '#platform/server/services.ts'
import { withRowFilters } from '#platform/server/permissions/with-row-filters.ts'
import { refuseLostUpdate } from './refuse-lost-update.ts'
import type { Access, Call, CallDatabase, Committed, RequestOrigin } from './call.ts'
import { type Effects, type Input, type RequestContext, getUserAgent } from './request-context.ts'

interface Parts {
  context: RequestContext
  input: Input
  effects: Effects
  tools: Committed
  commit: CallDatabase['commit']
}

/**
 * The argument of a handler. Expensive parts are created on first use; reading `now` or `origin` excludes the response
 * from the cache.
 */
export function handlerCall({ context, input, effects, tools, commit }: Parts): Call & Omit<Input, 'sent'> {
  const { runtime, signedIn, readScope, guard, headers, now } = context
  return {
    user: signedIn.user,
    params: input.params,
    query: input.query,
    body: input.body,
    upload: input.upload,
    base: input.base,
    check: (record) => {
      guard.checkRecord(record, input.sent)
      refuseLostUpdate(record, input)
    },
    checkRights: (record) => guard.checkRecord(record, input.sent),
    access: getAccess(context),
    request: createRequest(context, effects),
    db: { commit, withRowFilters: <Tables>(whole: Db<Tables>) => withRowFilters(whole, readScope.tables) },
    services: tools.services,
    events: tools.events,
    settings: settingsFor(runtime.services),
    get now() {
      effects.isServerCacheable = false
      return now
    },
    get headers() {
      return headers.handlerHeaders()
    },
  }
}

function getAccess({ runtime: { sessions }, signedIn: { rules, ability } }: RequestContext): Access {
  const about = lazily(() => aboutReadable(ability, sessions.contracts))
  return { rules, ability, contracts: sessions.contracts, about: (topic, id) => about()(topic, id) }
}

const createRequest = ({ routed, signedIn }: RequestContext, effects: Effects): RequestOrigin => ({
  session: signedIn.session,
  get origin() {
    effects.isServerCacheable = false
    return { address: routed.address(), device: getUserAgent(routed) }
  },
})
