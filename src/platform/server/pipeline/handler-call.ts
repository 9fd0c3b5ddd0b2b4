import type { Db } from '#platform/db/engines/database.ts'
import { lazily } from '#platform/records/lazily.ts'
import type { Call, Committed } from '#platform/server/api.ts'
import { withRowFilters } from '#platform/server/rights/with-row-filters.ts'
import { aboutReadable } from '#platform/server/rights/readers.ts'
import { sanitiseInline } from '#platform/server/html/sanitise-rich-texts.ts'
import { screenOf, settingsFor } from '#platform/server/services.ts'
import { signalOf } from '#platform/server/events/signal-of.ts'
import { type Effects, type Input, type RequestContext, userAgentOf } from './request-context.ts'

interface Parts {
  context: RequestContext
  input: Input
  effects: Effects
  tools: Committed
  commit: Call['commit']
}

/**
 * The argument of a handler. What costs something is made when it is first used; reading `now` or `origin` makes an answer
 * one that is not kept.
 */
export function handlerCall({ context, input, effects, tools, commit }: Parts): Call & Omit<Input, 'sent'> {
  const { runtime, route, routed, signedIn, readScope, guard, headers, now } = context
  const { services, sessions } = runtime
  const about = lazily(() => aboutReadable(signedIn.ability, sessions.contracts))
  return {
    user: signedIn.user,
    rules: signedIn.rules,
    ability: signedIn.ability,
    session: signedIn.session,
    params: input.params,
    query: input.query,
    body: input.body,
    upload: input.upload,
    contracts: sessions.contracts,
    check: (record) => guard.check(record, input.sent),
    seen: <Tables>(whole: Db<Tables>) => withRowFilters(whole, readScope.tables),
    about: (topic, id) => about()(topic, id),
    commit,
    secrets: services.secrets,
    sanitise: services.sanitise ?? sanitiseInline,
    providers: services.providers ?? [],
    ...settingsFor(services),
    screen: screenOf(services),
    signal: (users, name, data) => void effects.signals.push(signalOf(route.contract, users, name, data)),
    get now() {
      effects.isLasting = false
      return now
    },
    get headers() {
      return headers.given()
    },
    get origin() {
      effects.isLasting = false
      return { address: routed.address(), device: userAgentOf(routed) }
    },
    tell: tools.tell,
    get files() {
      return tools.files
    },
    get mail() {
      return tools.mail
    },
    get mailQuota() {
      return tools.mailQuota
    },
    get sessions() {
      return tools.sessions
    },
    notify: tools.notify,
    withdraw: tools.withdraw,
    announceAccount: tools.announceAccount,
    enquire: tools.enquire,
  }
}
