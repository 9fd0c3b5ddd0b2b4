import { expect, test } from 'vitest'
import { contract, everybody, post } from '#platform/contract.ts'
import { decryptMail } from '#platform/server/mail/outbox.ts'
import { api } from '#platform/server/api.ts'
import type { AssignedEnquiry } from '#platform/server/pipeline/call.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const enquiry = {
  name: 'Zoë Grünwald',
  email: 'zoe@clients.example',
  company: 'Grünwald & Co',
  subject: 'A question',
  text: 'Is 3 < 4?\n\nI wonder.',
  language: 'fr',
} as const

const form = api(
  contract('form', '/api/form', { ask: post('/', { public: true }) }, { grants: everybody(['create']) }),
  () => ({ ask: ({ events: { enquire } }) => enquire(enquiry) }),
)

async function setUp(listener?: (taken: AssignedEnquiry) => void) {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const desk = api(
    contract('desk', '/api/desk', {}, { grants: everybody([]) }),
    () => ({}),
    listener ? { onEnquiry: () => async (taken) => listener(taken) } : {},
  )
  const services = testServices()
  const app = createApp(database, [form, desk], services)
  return {
    ask: () => app.request('/api/form', { method: 'POST' }),
    mails: async () =>
      Promise.all(
        (await database.db.selectFrom('outbox').selectAll().execute()).map((row) => decryptMail(row, services.secrets)),
      ),
  }
}

test('passes an anonymous enquiry to the module that handles enquiries, in an administrator’s name', async () => {
  const receivedEnquiries: AssignedEnquiry[] = []
  const { ask, mails } = await setUp((enquiry) => receivedEnquiries.push(enquiry))
  expect((await ask()).status).toBe(204)
  expect(receivedEnquiries).toEqual([{ ...enquiry, assigneeId: 'u1' }])
  expect(await mails()).toEqual([])
})

test('emails an enquiry to the administrators if no module handles it, with the sender as reply address', async () => {
  const { ask, mails } = await setUp()
  expect((await ask()).status).toBe(204)
  expect(await mails()).toEqual([
    {
      to: [{ name: 'Inês Carvalho', email: 'ines.carvalho@larkmoor.example' }],
      cc: [],
      bcc: [],
      replyTo: { name: enquiry.name, email: enquiry.email },
      subject: enquiry.subject,
      html: '<p>Is 3 &#x3C; 4?</p><p>I wonder.</p><p>Zoë Grünwald<br>Grünwald &#x26; Co</p>',
    },
  ])
})

test('stores nothing of an enquiry that cannot be stored completely', async () => {
  const { ask, mails } = await setUp(() => {
    throw new Error('no room')
  })
  expect((await ask()).status).toBe(500)
  expect(await mails()).toEqual([])
})
