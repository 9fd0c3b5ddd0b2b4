import { onTestFinished, expect, test } from 'vitest'
import * as z from 'zod'
import { contract, post, readOnly, readWrite } from '#platform/contract.ts'
import { type Mail, MailAddress } from '#platform/contracts/mail.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { api } from '#platform/server/api.ts'
import { secretRotation } from '#platform/server/accounts/secret-rotation.ts'
import { emptyOutbox } from '#platform/server/mail/outbox.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import type { Services } from '#platform/server/services.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { startMailServer } from '#testing/servers/external/mail-server.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { smtpPost } from './smtp.ts'

const Letter = z.object({
  from: MailAddress.optional(),
  cc: z.array(MailAddress).default([]),
  subject: z.string(),
  files: z.array(z.string()).default([]),
})
const to = [{ name: 'Zoë Grünwald', email: 'zoe@clients.example' }]
const sentMails: Mail[] = []
const undelivered: string[] = []
const letters = api(
  contract(
    'letters',
    '/api/letters',
    { send: post('/', { body: Letter }), fail: post('/fail', { body: Letter }) },
    { grants: { manager: readOnly, agent: readWrite, viewer: readOnly } },
  ),
  () => ({
    async send({ body: { from, cc, subject, files: ids }, services: { mail, files } }) {
      const attachments = await files.attach(ids)
      await mail.send({
        to,
        cc,
        ...(from && { from }),
        subject,
        html: trustedHtml('<p>Your <b>quote</b></p><script>x</script>'),
        attachments,
      })
    },
    async fail({ body: { subject }, services: { mail } }) {
      await mail.send({ to, subject, html: trustedHtml('<p>Never</p>') })
      throw new Error('after the message was handed over')
    },
  }),
  {
    onMail:
      () =>
      async (mail, { events: { announce } }) => {
        sentMails.push(mail)
        announce(['u2'])
      },
    onUndelivered:
      () =>
      async ({ subject }, addresses) =>
        void undelivered.push(`${subject}: ${addresses.join(' ')}`),
  },
)

async function mailServer(refusals = 0) {
  const { url, received, end } = await startMailServer(refusals)
  onTestFinished(end)
  return { url, received }
}

async function runtime(own: Partial<Services> = {}, url?: string, from = 'Larkmoor <hello@larkmoor.example>') {
  sentMails.length = 0
  undelivered.length = 0
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  let later = 0
  let services = testServices({
    ...own,
    now: () => new Date(Date.now() + later),
    ...(url && { post: smtpPost({ url, from, database, files: undefined }) }),
  })
  const app = createApp(database, [letters], { ...services, mode: 'sample' })
  const send = (body: object, path = '') =>
    app.request(`/api/letters${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  return {
    app,
    send,
    /** Restarts the sending process with other secrets, with the sweep of a start. */
    async restart(secrets: Services['secrets']) {
      services = { ...services, secrets }
      await secretRotation(database, services, [])()
    },
    changes: () => database.db.selectFrom('changes').select(['topic', 'audience']).execute(),
    stored: async () => JSON.stringify(await database.db.selectFrom('outbox').selectAll().execute()),
    empty: () => emptyOutbox(database, services, [letters]),
    wait: (minutes: number) => {
      later += minutes * 60_000
    },
  }
}

test('production sends by SMTP: both parts and attachments, but no scripts', async () => {
  const { url, received } = await mailServer()
  const { app, send, empty } = await runtime({ mode: 'production' }, url)
  const file = await app.request('/api/files?name=Angebot%20M%C3%A4rz.csv', {
    method: 'POST',
    body: 'a;b',
    headers: { 'content-type': 'text/csv' },
  })
  const { id } = await file.json()
  await send({ subject: 'Ihr Angebot für März', files: [id] })
  await empty()
  await empty()
  expect(received).toHaveLength(1)
  const [{ to: recipients, text } = { to: [], text: '' }] = received
  expect(recipients).toEqual(['zoe@clients.example'])
  expect(text).toMatch(/^From: Larkmoor <hello@larkmoor\.example>\r$/m)
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@larkmoor\.example>\r$/m)
  expect(text).toContain('<p>Your <b>quote</b></p>')
  expect(text).toContain('Your quote')
  expect(text).not.toContain('script')
  expect(text).toContain(Buffer.from('a;b').toString('base64'))
})

test('a sender without a name has the name of the workspace', async () => {
  const { url, received } = await mailServer()
  const { send, empty } = await runtime({ mode: 'production' }, url, 'hello@larkmoor.example')
  await send({ subject: 'Your account' })
  await empty()
  expect(received[0]?.text).toContain(`From: ${builtWorkspace.name} <hello@larkmoor.example>\r\n`)
})

test('the first messages of two databases have different Message-IDs', async () => {
  const { url, received } = await mailServer()
  for (const subject of ['Hello', 'Good morning']) {
    const { send, empty } = await runtime({ mode: 'production' }, url)
    await send({ subject })
    await empty()
  }
  const ids = received.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)?.[1])
  expect(new Set(ids).size).toBe(2)
})

test('sends a user’s message from the user’s address', async () => {
  const { url, received } = await mailServer()
  const { send, empty } = await runtime({ mode: 'production' }, url)
  await send({ subject: 'Hello', from: { name: 'Inês Carvalho', email: 'ines@larkmoor.example' } })
  await empty()
  expect(received[0]?.text).toMatch(/^From: .*<ines@larkmoor\.example>\r$/m)
})

test('retries a message that the mail server refused, and sends it once', async () => {
  const { url, received } = await mailServer(2)
  const { send, empty, wait } = await runtime({ mode: 'production' }, url)
  await send({ subject: 'Hello' })
  await empty()
  await empty()
  expect(received).toHaveLength(0)
  wait(2)
  await empty()
  expect(received).toHaveLength(0)
  wait(6)
  await Promise.all([empty(), empty()])
  await empty()
  expect(received).toHaveLength(1)
})

const from = { name: 'Inês Carvalho', email: 'ines@larkmoor.example' }

test('reports the recipients that the mail server refuses for good, without another attempt', async () => {
  const { url, received } = await mailServer()
  const { send, empty, wait } = await runtime({ mode: 'production' }, url)
  await send({ subject: 'Hello', from, cc: [{ name: '', email: 'guest@nowhere.example' }] })
  await empty()
  expect(received).toHaveLength(1)
  expect(undelivered).toEqual(['Hello: guest@nowhere.example'])
  wait(2)
  await empty()
  expect(received).toHaveLength(1)
  expect(undelivered).toHaveLength(1)
})

test('reports a message of a user after the last attempt, and none of the application', async () => {
  const { url } = await mailServer(100)
  const { send, empty, wait } = await runtime({ mode: 'production' }, url)
  await send({ subject: 'Hello', from })
  await send({ subject: 'Your link' })
  for (const minutes of [0, 2, 6, 16, 61, 181, 361]) {
    wait(minutes)
    await empty()
  }
  expect(undelivered).toEqual([])
  wait(721)
  await empty()
  expect(undelivered).toEqual(['Hello: zoe@clients.example'])
})

test('encrypts a waiting message in the database, and sends it after the secret is replaced', async () => {
  const { url, received } = await mailServer()
  const { send, empty, stored, restart } = await runtime({ mode: 'production' }, url)
  await send({ subject: 'The link that opens it' })
  expect(await stored()).toContain('"sealed":"')
  expect(await stored()).not.toMatch(/opens it|zoe@clients|quote/)
  const [previous, secret] = ['a secret that only the tests have', 'the secret that takes the place of it']
  const { password } = testServices().secrets
  await restart(secretsFrom(secret, password, previous))
  await restart(secretsFrom(secret, password))
  await empty()
  expect(received[0]?.text).toContain('The link that opens it')
})

test('sends nothing if the write fails', async () => {
  const { url, received } = await mailServer()
  const { send, empty } = await runtime({ mode: 'production' }, url)
  expect((await send({ subject: 'Hello' }, '/fail')).status).toBe(500)
  await empty()
  expect(received).toHaveLength(0)
})

test('sample mode sends no email, and passes the application’s own mail to the hook onMail', async () => {
  const { url, received } = await mailServer()
  const { send, empty, changes } = await runtime({ mode: 'sample' }, url)
  await send({ subject: 'Your link' })
  await send({ subject: 'From me', from: { name: 'Inês Carvalho', email: 'ines@larkmoor.example' } })
  await empty()
  await empty()
  expect(sentMails.map((mail) => mail.subject)).toEqual(['Your link'])
  // What the hook announces reaches its user.
  expect(await changes()).toContainEqual({ topic: 'letters', audience: 'u2' })
  expect(received).toHaveLength(0)
})
