import { isWrite } from '#platform/contract.ts'
import { Page } from '#platform/db/queries/page.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { claimKey } from './idempotency.ts'
import { handlerCall } from './handler-call.ts'
import type { Effects, Input, RequestContext } from './request-context.ts'
import { createCommit, inTransaction, toolsIn } from './commit.ts'

/** Runs the endpoint's handler: a write in one transaction, a read on the rows that the user may read. */
export async function runEndpoint(context: RequestContext, input: Input): Promise<Effects & { result: unknown }> {
  const effects: Effects = { signals: [], isServerCacheable: true }
  const result = await runBy(context, input, effects)
  return { result, ...effects }
}

async function runBy(context: RequestContext, input: Input, effects: Effects): Promise<unknown> {
  const { runtime, route, readScope } = context
  if (!isWrite(route.endpoint)) {
    const { db, handlers } = route.reading(readScope)
    return (await runHandler(context, input, effects, db, handlers)).result
  }
  // It commits by itself, after its slow work.
  if (route.endpoint.transaction) return (await runHandler(context, input, effects, runtime.database.db)).result
  return inTransaction(context, async (db) => {
    // After a deadlock the handler runs again.
    effects.signals = []
    context.headers.clearHandlerHeaders()
    await claimIdempotencyKey(db, context, input)
    const { result, toAnnouncements } = await runHandler(context, input, effects, db)
    return { result, announcements: await toAnnouncements(result) }
  })
}

/** Runs the handler on this database, and checks created records against the rules for new records. */
async function runHandler(
  context: RequestContext,
  input: Input,
  effects: Effects,
  db: Database['db'],
  handlers = context.route.api.handlers(db),
) {
  const { runtime, route, guard, headers, tag } = context
  const handler = handlers[route.name]
  if (!handler) throw new Error(`${route.title} has no handler`)
  const { tools, toAnnouncements } = toolsIn(db, context, input, effects)
  const call = handlerCall({ context, input, effects, tools, commit: createCommit(context, input, effects) })
  const handle = async () => handler(call)
  const result = await (runtime.services.observer?.part(route.title, handle) ?? handle())
  if (!route.endpoint.public) guard.checkResult(result)
  if (tag !== undefined && effects.isServerCacheable && result instanceof Page) headers.own['etag'] = tag
  return { result, toAnnouncements }
}

/** Throws 409 if the body's idempotency key came with another body before. */
async function claimIdempotencyKey(db: Database['db'], context: RequestContext, { params, body }: Input) {
  const { runtime, route, signedIn, now } = context
  const { idempotencyKey: field } = route.endpoint
  if (field === undefined) return
  const scope = [route.title, signedIn.user.id, params]
  await claimKey(db, runtime.services.secrets, { scope, field, body, now })
}
