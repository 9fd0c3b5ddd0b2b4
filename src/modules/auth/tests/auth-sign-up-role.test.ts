import { expect, test } from 'vitest'
import { colleagues } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { browserOf, password } from './auth-test-steps.ts'

async function joined(own: { signUpRole?: string } = {}) {
  const server = await productionServer(['auth'], own)
  const first = browserOf(server.visitor())
  const code = await server.services.secrets.setupCode()
  await first.auth.setup.send({ body: { code, name: 'First', email: 'first@house.example', password } })
  const visitor = server.visitor()
  const browser = browserOf(visitor)
  const email = 'nour.said@elsewhere.example'
  await browser.auth.signUp.send({ body: { name: 'Nour Said', email } })
  const message = (await server.messagesTo(email)).at(-1)
  const token = /#([\w-]{43})"/.exec(message?.html ?? '')?.[1] ?? ''
  await browser.auth.reset.send({ body: { token, password } })
  await browser.auth.signIn.send({ body: { email, password } })
  return { db: server.db, browser, visitor, session: await browser.session.show.send() }
}

test('a stranger who makes an account sees nobody and nothing but their own until they get a role', async () => {
  const { session, browser, visitor, db } = await joined()
  expect(session).toMatchObject({ awaitsRole: true, user: { role: 'guest', name: 'Nour Said' } })
  expect(await browser.account.show.send()).toMatchObject({ name: 'Nour Said' })
  await expect(client(colleagues, visitor).list.send()).rejects.toMatchObject({ status: 403 })
  await db.updateTable('users').set({ role: 'agent' }).where('id', '=', session.user.id).execute()
  expect(await client(colleagues, visitor).list.send()).toHaveLength(2)
})

test('the role is the one of the settings, and one that is gone lets nobody read records', async () => {
  expect((await joined({ signUpRole: 'agent' })).session.user.role).toBe('agent')
  const { session } = await joined({ signUpRole: 'r-gone' })
  expect(session).toMatchObject({ awaitsRole: true })
})
