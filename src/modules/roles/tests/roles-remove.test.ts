import { expect, test } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import api from '../api.ts'
import { roles } from '../contract.ts'

/** A custom role and a user who has it. */
async function openRoles() {
  const database = await emptyDatabase()
  const modules = (await findModules()).filter(({ name }) => name === roles.name)
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const app = createApp(database, [api], testServices())
  const as = async (userId: string) => client(roles, await visitorAs(app, userId))
  const admin = await as('u1')
  const { id } = await admin.create.send({ body: { name: 'Night shift', copyOf: 'agent' } })
  await database.db.updateTable('users').set({ role: id }).where('id', '=', 'u3').execute()
  const sessionClient = client(session, await visitorAs(app, 'u3'))
  return { admin, id, as, roleOfSomebody: async () => (await sessionClient.show.send()).user.role }
}

test('deletes a role with users only when given another role for them', async () => {
  const { admin, id, roleOfSomebody } = await openRoles()
  await expect(admin.remove.send({ params: { id }, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(admin.remove.send({ params: { id }, body: { moveTo: id } })).rejects.toMatchObject({ status: 422 })
  await expect(admin.remove.send({ params: { id }, body: { moveTo: 'nobody' } })).rejects.toMatchObject({ status: 422 })
  expect(await roleOfSomebody()).toBe(id)
  await admin.remove.send({ params: { id }, body: { moveTo: 'viewer' } })
  expect(await roleOfSomebody()).toBe('viewer')
  await expect(admin.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('lists the users of a custom role, and refuses to delete a shipped role', async () => {
  const { admin, id, roleOfSomebody } = await openRoles()
  expect(await roleOfSomebody()).toBe(id)
  expect((await admin.users.send({ params: { id } })).map((user) => user.id)).toEqual(['u3'])
  await expect(admin.remove.send({ params: { id: 'agent' }, body: { moveTo: 'viewer' } })).rejects.toMatchObject({
    status: 409,
  })
})
