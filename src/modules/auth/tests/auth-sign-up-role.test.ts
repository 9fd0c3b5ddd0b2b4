import { expect, test } from 'vitest'
import { colleagues } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { createBrowser, password } from './auth-test-steps.ts'

async function openJoined(own: { signUpRole?: string } = {}) {
  const server = await productionServer(['auth'], own)
  const first = createBrowser(server.visitor())
  const code = await server.services.secrets.setupCode()
  await first.auth.setup.send({ body: { code, name: 'First', email: 'first@house.example', password } })
  const visitor = server.visitor()
  const browser = createBrowser(visitor)
  const email = 'nour.said@elsewhere.example'
  await browser.auth.signUp.send({ body: { name: 'Nour Said', email } })
  const message = (await server.messagesTo(email)).at(-1)
  const token = /#([\w-]{43})"/.exec(message?.html ?? '')?.[1] ?? ''
  await browser.auth.reset.send({ body: { token, password } })
  await browser.auth.signIn.send({ body: { email, password } })
  return { db: server.db, browser, visitor, session: await browser.session.show.send() }
}

test('gives a new account access to its own data only until it gets a role', async () => {
  const { session, browser, visitor, db } = await openJoined()
  expect(session).toMatchObject({ awaitsRole: true, user: { role: 'guest', name: 'Nour Said' } })
  expect(await browser.account.show.send()).toMatchObject({ name: 'Nour Said' })
  await expect(client(colleagues, visitor).list.send()).rejects.toMatchObject({ status: 403 })
  await db.updateTable('users').set({ role: 'agent' }).where('id', '=', session.user.id).execute()
  expect(await client(colleagues, visitor).list.send()).toHaveLength(2)
})

test('assigns the configured sign-up role; a deleted role gives no access', async () => {
  expect((await openJoined({ signUpRole: 'agent' })).session.user.role).toBe('agent')
  const { session } = await openJoined({ signUpRole: 'r-gone' })
  expect(session).toMatchObject({ awaitsRole: true })
})
