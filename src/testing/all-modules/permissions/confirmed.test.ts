import { readFileSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { roles } from '#platform/contract.ts'
import { Problem } from '#platform/errors/failure.ts'
import { allows, getAbility, shippedRules } from '#platform/permissions/rules.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { listBodies } from '#testing/inputs/bodies.ts'
import { contracts, type Operation, operations, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { createVisitor } from '#testing/browser/visitor.ts'

const minute = 60_000

const others = roles.filter((role) => role !== 'admin').map((role) => getAbility(shippedRules(role, contracts), 'u1'))

/** Endpoints by which, as shipped, only administrators write or export. */
const administration = operations.filter(({ contract, endpoint: { action, returns, public: isPublic } }) => {
  const isFile = returns !== undefined && 'file' in returns
  if (isPublic || contract.everyone || (action === 'read' && !isFile)) return false
  return !others.some((ability) => allows(ability, action, contract))
})

const confirmed = operations.filter(({ endpoint }) => endpoint.confirmed)

test('every endpoint for administrators declares whether it requires a fresh proof', () => {
  expect(administration.length).toBeGreaterThanOrEqual(minimumInAtrium(14))
  const silent = administration.filter(({ endpoint }) => endpoint.confirmed === undefined)
  expect(silent.map(getTitle)).toEqual([])
})

/** A server in production with sample data, and the browser of the first administrator, who has just signed in. */
async function production() {
  const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  onTestFinished(() => database.close())
  const apis = (await findModules()).flatMap(({ api }) => api ?? [])
  let now = Date.now()
  const clock = { now: () => new Date(now) }
  const sample = createApp(database, apis, testServices(clock))
  const app = createApp(database, apis, testServices({ ...clock, mode: 'production' }))
  let currentApp = sample
  const visitor = createVisitor({ fetch: (request) => currentApp.fetch(request) })
  const enter = () =>
    visitor.send(
      new Request('http://atrium.test/api/session', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId: 'u1' }),
      }),
    )
  expect((await enter()).status).toBeLessThan(300)
  currentApp = app
  return { ...visitor, pass: (milliseconds: number) => (now += milliseconds) }
}

const wantsProof = async (response: Response) => {
  if (response.status !== 403) return false
  return Problem.parse(await response.json()).issues?.some(({ path }) => path === 'confirm') ?? false
}

const missingIds = { ids: ['2000000000'], userId: '2000000000' }

/** A body that the endpoint accepts, and for which it requires a fresh proof. */
const createBody = ({ endpoint: { body, confirmed: wanted } }: Operation) =>
  body &&
  listBodies(body, missingIds).find(
    (candidate) =>
      body.safeParse(candidate).success &&
      (!Array.isArray(wanted) || wanted.some((field) => Object.hasOwn(Object(candidate), field))),
  )

test('ten minutes after the sign-in, each of them responds with 403 with an error code for screens, and not before', async () => {
  const { send, pass } = await production()
  const call = (operation: Operation) => send(createRequest(operation, { body: createBody(operation) }))
  const wrong: string[] = []
  for (const operation of confirmed)
    if (await wantsProof(await call(operation))) wrong.push(`${getTitle(operation)} just after the sign-in`)
  pass(10 * minute + 1)
  for (const operation of confirmed)
    if (!(await wantsProof(await call(operation)))) wrong.push(`${getTitle(operation)} ten minutes later`)
  for (const operation of administration.filter(({ endpoint }) => endpoint.confirmed === false))
    if (await wantsProof(await call(operation))) wrong.push(`${getTitle(operation)} that needs none`)
  expect(wrong).toEqual([])
})

test('the OpenAPI document says which endpoints require a fresh proof', async () => {
  const { send } = await production()
  const document = await (await send(new Request('http://atrium.test/api/openapi.json'))).json()
  const described = Object.values<Record<string, { operationId: string; description?: string }>>(document.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ description }) => description?.includes('`confirm`'))
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(confirmed.map(getTitle).toSorted())
})
