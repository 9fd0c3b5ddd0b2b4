import { expect, test } from 'vitest'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { openServer, type Operation, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { listBodies } from '#testing/inputs/bodies.ts'
import { getListEndpoints, recordsIn } from '#testing/inputs/records.ts'
import type { AuditScenario } from '#testing/inputs/audit-scenario.ts'
import { visitorAs, createVisitor } from '#testing/browser/visitor.ts'
import { mayLackModules } from '#testing/project/created-project.ts'
import { exporting, openAuditObserver, writes } from '#testing/inputs/audit-observer.ts'

type AuditObserver = ReturnType<typeof openAuditObserver>

const platform: AuditScenario = {
  async scenario({ visit }) {
    const visitor = await visit('u1')
    await visitor.send(new Request('http://atrium.test/api/files?name=a.txt', { method: 'POST', body: 'Low tide' }))
    await client(session, visitor).change.send({ body: { userId: 'u2' } })
    await client(session, visitor).end.send()
  },
  unaudited: { 'files.upload': 'What was uploaded is nobody’s record until one names it' },
}

const scenarios = Object.values(
  import.meta.glob<AuditScenario>(
    ['../../modules/*/tests/*.audit-scenario.ts', '../../modules/*/*.audit-scenario.ts'],
    {
      eager: true,
    },
  ),
).concat(platform)

/**
 * A server on which each request comes a moment after the previous one, however long it takes: the last use of a
 * session is recorded once a minute.
 */
function openQuickServer() {
  let now = Date.now()
  const server = openServer({ now: () => new Date((now += 1)) })
  return { ...server, pass: (milliseconds: number) => void (now += milliseconds) }
}

async function play({ scenario }: AuditScenario, { watch }: AuditObserver) {
  const { app, db, pass } = openQuickServer()
  await scenario({ db, watch, pass, visit: async (userId) => watch(db, await visitorAs(app, userId)) })
}

/**
 * Sends bodies that the schema may accept to every endpoint without a scenario, with the ids of records that its
 * contract lists.
 */
async function walk({ watch, proven }: AuditObserver) {
  const { app, db } = openQuickServer()
  const { send } = watch(db, createVisitor(app))
  // Opens the session here, not with one of the writes.
  await client(session, { send }).show.send()

  const idsByContract = new Map<string, ReadonlySet<number | string>>()
  async function knownIds({ contract }: Operation) {
    const lists = await Promise.all(
      getListEndpoints(contract).map(async (list) => recordsIn(await send(createRequest(list)))),
    )
    const listed = new Set(lists.flat().map(({ id }) => id))
    const all = new Set([...(idsByContract.get(contract.name) ?? []), ...listed])
    idsByContract.set(contract.name, all)
    // Includes removed records, for endpoints that restore.
    return [...[...listed].slice(0, 4), ...[...all].filter((id) => !listed.has(id)).slice(-4)]
  }

  // Removing endpoints come last, so that the others have something to change.
  const isLast = ({ endpoint }: Operation) => Number(endpoint.action === 'delete')
  for (const operation of writes.toSorted((a, b) => isLast(a) - isLast(b))) {
    const title = getTitle(operation)
    if (proven.has(title)) continue
    const { body: schema, path } = operation.endpoint
    const ids = path.includes(':id') ? await knownIds(operation) : [undefined]
    const bodies = schema ? listBodies(schema, { ids: await knownIds(operation), userId: 'u2' }) : [undefined]
    for (const body of bodies)
      for (const id of ids)
        if (!proven.has(title)) await send(createRequest(operation, { ...(id !== undefined && { id }), body }))
  }
}

/** Calls every export; those of a single record with one that its contract lists. */
async function exportAll({ watch, proven }: AuditObserver) {
  const { app, db } = openQuickServer()
  const { send } = watch(db, createVisitor(app))
  for (const operation of exporting) {
    const lists = operation.endpoint.path.includes(':id') ? getListEndpoints(operation.contract) : []
    const listed = await Promise.all(lists.map(async (list) => recordsIn(await send(createRequest(list)))))
    const requests =
      lists.length > 0 ? listed.flat().map(({ id }) => createRequest(operation, { id })) : [createRequest(operation)]
    for (const request of requests) if (!proven.has(getTitle(operation))) await send(request)
  }
}

test(
  'every endpoint that changes or exports something leaves one audit entry, and no other does',
  { timeout: 240_000 },
  async () => {
    const observer = openAuditObserver()
    for (const auditScenario of scenarios) await play(auditScenario, observer)
    await walk(observer)
    await exportAll(observer)
    expect(observer.wrong).toEqual([])

    const unaudited = scenarios.flatMap((scenario) => Object.keys(scenario.unaudited ?? {}))
    expect(unaudited.filter((title) => !observer.quiet.has(title) || observer.proven.has(title))).toEqual([])
    const missing = [...writes, ...exporting]
      .map(getTitle)
      .filter((title) => !observer.proven.has(title) && !unaudited.includes(title))
      // In a project, the module that would change something may be absent.
      .filter((title) => !(mayLackModules && (observer.quiet.has(title) || observer.isUncalled(title))))
    // A `<module>.audit-scenario.ts` calls endpoints for which a schema is not enough (audit-scenario.ts).
    expect(missing.map((title) => `${title}: ${observer.statusesOf(title)}`)).toEqual([])
  },
)
