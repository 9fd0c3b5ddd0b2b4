import type { Database } from '#platform/db/engines/database.ts'
import type { CallDatabase } from './call.ts'
import { withQuotas } from '#platform/server/quotas/rate-limit-headers.ts'
import { toNetwork } from '#platform/server/http/network.ts'
import { createSignal } from '#platform/server/events/create-signal.ts'
import { getId, transactionTools } from './transaction-tools.ts'
import { write } from './write.ts'
import { getDeviceToken, type Effects, type Input, type RequestContext, getUserAgent } from './request-context.ts'

/** Runs a write of this request in one transaction, with its entry in the audit log, and announces it after the commit. */
export function inTransaction<Result>(context: RequestContext, run: Parameters<typeof write<Result>>[4]) {
  const { runtime, route, routed, signedIn, now } = context
  const { database, services, apis } = runtime
  const author = {
    now,
    userId: signedIn.user.id,
    topic: route.contract.name,
    action: route.endpoint.action,
    endpoint: route.name,
    requestId: routed.requestId,
    address: routed.address(),
    device: getUserAgent(routed),
    private: route.contract.private ?? false,
  }
  return write(database, services, apis, author, run)
}

/** The tools of a handler that belong to this database or transaction, such as files, mail and notices. */
export function toolsIn(db: Database['db'], context: RequestContext, { params }: Input, effects: Effects) {
  const { runtime, route, routed, signedIn, rateLimit, headers, now } = context
  return transactionTools(db, {
    contract: route.contract,
    endpoint: route.endpoint,
    services: runtime.services,
    apis: runtime.apis,
    contracts: runtime.sessions.contracts,
    userId: signedIn.user.id,
    caller: () => signedIn.user.id || toNetwork(routed.address()),
    ability: signedIn.ability,
    session: signedIn.session,
    language: signedIn.language,
    recordId: getId(params),
    now,
    device: () => getUserAgent(routed),
    deviceToken: () => getDeviceToken(context),
    headers: headers.handlerHeaders,
    signal: (users, name, data) => void effects.signals.push(createSignal(route.contract, users, name, data)),
    onCounted: (counted) => void Object.assign(headers.own, withQuotas(rateLimit, counted)),
  })
}

/** `call.db.commit` of an endpoint with `transaction: 'manual'`. */
export const createCommit =
  (context: RequestContext, input: Input, effects: Effects): CallDatabase['commit'] =>
  async (_, work) => {
    const { endpoint, title } = context.route
    // A transaction within a transaction would wait for itself.
    if (endpoint.transaction !== 'manual')
      throw new Error(`${title} calls commit: its endpoint needs transaction: 'manual'`)
    const signalsBefore = effects.signals
    return inTransaction(context, async (db) => {
      // After a deadlock the work runs again.
      effects.signals = [...signalsBefore]
      const { tools, toAnnouncements } = toolsIn(db, context, input, effects)
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the same database, in a transaction
      const result = await work(db as never, tools)
      return { result, announcements: await toAnnouncements(result) }
    })
  }
