import { describe, expect, test } from 'vitest'
import { roles } from '#platform/contract.ts'
import { allows, type Rule, withoutRights } from '#platform/permissions/rules.ts'
import { Problem } from '#platform/errors/failure.ts'
import {
  getActions,
  contracts,
  openServer,
  type Operation,
  operations,
  createRequest,
  getTitle,
} from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const guarded = operations.filter(({ endpoint }) => !endpoint.public)

/** Whether the rules forbid the request; other 403 responses require a step before it. */
async function isRefused(response: Response) {
  if (response.status !== 403) return false
  const { issues } = Problem.parse(await response.json())
  return issues === undefined
}

/** Whether the endpoint ends the session or the account, so that later requests would have no user. */
const isEnding = ({ contract, endpoint: { method, path } }: Operation) =>
  method === 'DELETE' && path === '/' && (contract.everyone === true || contract.private === true)

test('finds many endpoints to test', () => expect(guarded.length).toBeGreaterThanOrEqual(minimumInAtrium(151)))

test('responds with 401 without a session at every endpoint that is not public', async () => {
  const { app } = openServer({ mode: 'production' })
  const open: string[] = []
  for (const operation of guarded) {
    const { status } = await app.fetch(createRequest(operation))
    if (status !== 401) open.push(`${getTitle(operation)}: ${status}`)
  }
  expect(open).toEqual([])
})

test('refuses every write from another site, for every signed-in user', async () => {
  const { signIn } = openServer()
  const { send } = await signIn('u1')
  const written: string[] = []
  for (const operation of operations.filter(({ endpoint }) => endpoint.method !== 'GET')) {
    for (const [name, value] of Object.entries({
      'sec-fetch-site': 'cross-site',
      origin: 'https://elsewhere.example',
    })) {
      const { status } = await send(createRequest(operation, { headers: { [name]: value } }))
      if (status !== 403) written.push(`${getTitle(operation)}: ${status}`)
    }
  }
  expect(written).toEqual([])
})

describe('the server allows exactly what the screens offer', () => {
  test.each(roles)('%s', async (role) => {
    const { signIn, db } = openServer()
    // No sample user is a guest.
    if (role === withoutRights) await db.updateTable('users').set({ role }).where('id', '=', 'u4').execute()
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', role)
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const different: string[] = []
    const { send, ability } = await signIn(id)
    const offered = await ability()
    for (const operation of guarded.filter((candidate) => !isEnding(candidate))) {
      const { contract, endpoint } = operation
      const refused = await isRefused(await send(createRequest(operation)))
      const expected = !allows(offered, endpoint.action, contract)
      // ownership.test.ts and the modules' own tests check on which records it is allowed.
      const depends = offered.rulesFor(endpoint.action, contract.name).every(({ conditions }) => conditions)
      if (depends && !expected) continue
      if (refused !== expected) different.push(`${getTitle(operation)}: ${refused ? 'refused' : 'allowed'}`)
    }
    expect(different).toEqual([])
  })
})

test('a guest reaches only the own account and settings', async () => {
  const { signIn, db } = openServer()
  await db.updateTable('users').set({ role: withoutRights }).where('id', '=', 'u4').execute()
  const { send } = await signIn('u4')
  const open: string[] = []
  for (const operation of guarded.filter((candidate) => !isEnding(candidate))) {
    const isOwn = operation.contract.everyone === true && operation.contract.private === true
    if ((await isRefused(await send(createRequest(operation)))) === isOwn) open.push(getTitle(operation))
  }
  expect(open).toEqual([])
})

/** One endpoint for each contract and action. */
const probes = contracts.flatMap((contract) =>
  getActions(contract).flatMap((action) => {
    const operation = guarded.find(
      (candidate) => candidate.contract === contract && candidate.endpoint.action === action && !isEnding(candidate),
    )
    return operation ? [{ operation, action }] : []
  }),
)

describe('one rule more or less changes screen and server alike', () => {
  const everything: Rule = { action: ['manage'], subject: 'all' }

  test.each([
    ['all but one', (rule: Rule): Rule[] => [everything, { ...rule, inverted: true }], false],
    ['one only', (rule: Rule): Rule[] => [rule], true],
  ])('%s', async (_, rulesOf, expected) => {
    const { signIn, giveRules } = openServer()
    const { send, ability } = await signIn('u3')
    const different: string[] = []
    for (const { operation, action } of probes) {
      const { name, everyone } = operation.contract
      await giveRules('u3', rulesOf({ action: [action], subject: name }))
      const screen = allows(await ability(), action, operation.contract)
      const server = !(await isRefused(await send(createRequest(operation))))
      if (screen !== server || (screen !== expected && !everyone))
        different.push(`${getTitle(operation)}: ${screen} ${server}`)
    }
    expect(different).toEqual([])
  })
})
