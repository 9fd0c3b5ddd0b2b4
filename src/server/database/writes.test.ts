import { expect, test } from 'vitest'
import { contract, put, readOnly, readWrite } from '#platform/contract.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { quietServices } from '#testing/servers/quiet-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

async function appWith(touch: () => void) {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const errors: object[] = []
  const module = api(
    contract(
      'things',
      '/api/things',
      { touch: put('/:id', {}) },
      { grants: { manager: readOnly, agent: readWrite, viewer: readOnly } },
    ),
    () => ({ touch }),
  )
  const log = { info() {}, error: (fields: object) => errors.push(fields) }
  const app = createApp(database, [module], quietServices({ log }))
  return { errors, touch: () => app.request('/api/things/1', { method: 'PUT' }) }
}

test('a write that lost against another one is tried again', async () => {
  let tries = 0
  const { touch } = await appWith(() => {
    tries += 1
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  expect((await touch()).status).toBe(204)
  expect(tries).toBe(3)
})

test('X3: an exception is a 500 that tells the log and not the client', async () => {
  const { touch, errors } = await appWith(() => {
    throw new Error('the secret is zebra')
  })
  const response = await touch()
  expect(response.status).toBe(500)
  const problem = await response.json()
  expect(problem).toMatchObject({ status: 500, message: 'Internal server error' })
  expect(JSON.stringify(problem)).not.toContain('zebra')
  expect(errors).toEqual([
    { requestId: problem.requestId, err: expect.objectContaining({ message: 'the secret is zebra' }) },
  ])
})
