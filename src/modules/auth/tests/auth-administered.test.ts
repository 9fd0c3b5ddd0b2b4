import { expect, test } from 'vitest'
import { userSearch } from '#platform/db/queries/user-search.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { matchFailure, createBrowser, password, getStatuses } from './auth-test-steps.ts'

const first = { name: 'First', email: 'first@house.example', password }

/** An installation with its first administrator. */
async function openSettled() {
  const server = await productionServer(['auth'])
  const visit = () => createBrowser(server.visitor())
  const admin = visit()
  await admin.auth.setup.send({ body: { code: await server.services.secrets.setupCode(), ...first } })
  const newestToken = async (to: string) => {
    const message = (await server.messagesTo(to)).at(-1)
    return /#([\w-]{43})"/.exec(message?.html ?? '')?.[1] ?? ''
  }
  return { server, admin, visit, newestToken }
}

async function openJoined({ visit, newestToken }: Awaited<ReturnType<typeof openSettled>>, email: string) {
  const browser = visit()
  await browser.auth.signUp.send({ body: { name: 'Second', email } })
  await browser.auth.reset.send({ body: { token: await newestToken(email), password } })
  expect(await browser.auth.signIn.send({ body: { email, password } })).toEqual({ next: 'open' })
  return browser
}

test('answers a suspended account like a wrong password', async () => {
  const installation = await openSettled()
  const email = 'second@house.example'
  const browser = await openJoined(installation, email)
  await installation.server.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', email).execute()
  await expect(browser.account.show.send()).rejects.toMatchObject({ status: 401 })
  const answers = []
  for (const body of [
    { email, password },
    { email, password: 'wrong' },
  ]) {
    const response = await browser.send('POST', '/api/auth/sign-in', body)
    const { requestId: _, ...problem } = await response.json()
    answers.push([response.status, problem, response.headers.get('set-cookie')])
  }
  expect(answers[0]?.slice(0, 2)).toMatchObject([422, { issues: [{ path: 'password' }] }])
  expect(answers[1]).toEqual(answers[0])
})

test('signs in an invited user who sets name and password', async () => {
  const { server, visit, newestToken } = await openSettled()
  const browser = visit()
  const facts = { name: 'lena', email: 'lena@house.example', jobTitle: '' }
  const invited = { ...facts, id: 'lena', role: 'agent', avatar: '', status: 'invited' as const }
  await server.db
    .insertInto('users')
    .values({ ...invited, search: userSearch(facts) })
    .execute()
  await server.announce({ kind: 'invited', userId: 'lena', byName: 'First', note: 'Monday, <b>nine</b>' })
  const [message] = await server.messagesTo(facts.email)
  expect(message?.html).toContain('/auth/invitation#')
  expect(message?.html).toContain('First invited you')
  expect(message?.html).toContain('Monday, &#x3C;b>nine')
  const token = await newestToken(facts.email)
  expect(await browser.auth.showLink.send({ body: { token } })).toMatchObject({
    kind: 'invitation',
    email: facts.email,
  })
  await expect(browser.auth.confirm.send({ body: { token } })).rejects.toEqual(matchFailure(422, 'token'))
  await browser.auth.reset.send({ body: { token, password, name: 'Lena Brandt' } })
  expect(await browser.auth.signIn.send({ body: { email: facts.email, password } })).toEqual({ next: 'open' })
  expect((await browser.session.show.send()).user).toMatchObject({ name: 'Lena Brandt', role: 'agent' })
})

test('keeps the last administrator, even when two delete their accounts at once', async () => {
  const installation = await openSettled()
  await expect(installation.admin.account.remove.send()).rejects.toMatchObject({ status: 409 })
  const email = 'second@house.example'
  const second = await openJoined(installation, email)
  await installation.server.db.updateTable('users').set({ role: 'admin' }).where('email', '=', email).execute()
  const answers = await getStatuses([installation.admin.account.remove.send(), second.account.remove.send()])
  expect(answers.toSorted()).toEqual([0, 409])
})
