import { expect, onTestFinished, test } from 'vitest'
import { localAnnouncer, type Services } from '#platform/server/services.ts'
import { productionServer } from '#testing/servers/production-server.ts'
import { createPasskeyDevice } from './auth-test-passkey.ts'
import { type Browser, createBrowser, otherPassword, password } from './auth-test-steps.ts'

const email = 'first@house.example'
const colleague = { email: 'second@house.example', password }

/** An installation with an administrator and a colleague, each signed in. */
async function opened() {
  const topics: string[] = []
  const announcer = localAnnouncer()
  announcer.subscribe({ change: ({ topic }) => void topics.push(topic) })
  const own: Partial<Services> = { announcer }
  const server = await productionServer(['auth'], own)
  const visit = () => createBrowser(server.visitor())
  const [first, second] = [visit(), visit()]
  const code = await server.services.secrets.setupCode()
  await first.auth.setup.send({ body: { code, name: 'First', email, password } })
  const token = async (to: string) => /#([\w-]{43})"/.exec((await server.messagesTo(to)).at(-1)?.html ?? '')?.[1] ?? ''
  await second.auth.signUp.send({ body: { name: 'Second', email: colleague.email } })
  await second.auth.reset.send({ body: { token: await token(colleague.email), password } })
  await second.auth.signIn.send({ body: colleague })
  return { visit, first, second, token, topics }
}

/** Opens the event stream of a browser's session. */
async function follow(browser: Browser) {
  const { body, status } = await browser.send('GET', '/api/events')
  if (!body || status !== 200) throw new Error(`There is no stream: ${status}`)
  const reader = body.getReader()
  await reader.read()
  let isOver = false
  const read = async (): Promise<void> => {
    if ((await reader.read()).done) isOver = true
    else await read()
  }
  void read()
  onTestFinished(() => reader.cancel())
  return { isOver: () => isOver }
}

// An error in a stream would be an unhandled rejection, which fails the run as it ended the process.
test('ends the streams of a session that another sign-in in the browser replaces, and only these', async () => {
  const { first, second } = await opened()
  const [own, others] = [await follow(first), await follow(second)]
  await first.auth.signIn.send({ body: { email, password } })
  await expect.poll(own.isOver).toBe(true)
  const again = await follow(first)
  expect([again.isOver(), others.isOver()]).toEqual([false, false])
})

test('ends the streams of the earlier user when another one signs in in the browser', async () => {
  const { first } = await opened()
  const stream = await follow(first)
  await first.auth.signIn.send({ body: colleague })
  await expect.poll(stream.isOver).toBe(true)
})

test('ends all streams of an account whose password is reset elsewhere', async () => {
  const { visit, first, second, token } = await opened()
  const [own, others] = [await follow(first), await follow(second)]
  const elsewhere = visit()
  await elsewhere.auth.forgot.send({ body: { email } })
  await elsewhere.auth.reset.send({ body: { token: await token(email), password: otherPassword } })
  await expect.poll(own.isOver).toBe(true)
  expect(others.isOver()).toBe(false)
})

test('ends the stream of a session that a sign-in by passkey replaces', async () => {
  const { first } = await opened()
  const asked = await first.account.askPasskey.send()
  const device = await createPasskeyDevice('http://atrium.test')
  const created = await device.make(asked.invitation)
  await first.account.addPasskey.send({ body: { id: asked.id, name: 'Key', created } })
  const stream = await follow(first)
  const { id, question } = await first.auth.askPasskey.send()
  await first.auth.signInByPasskey.send({ body: { id, answer: await device.answer(question) } })
  await expect.poll(stream.isOver).toBe(true)
})

test('sends no change for a visitor without a session, who has no stream', async () => {
  const { visit, topics } = await opened()
  topics.length = 0
  await visit().auth.askPasskey.send()
  expect(topics).toEqual([])
})
