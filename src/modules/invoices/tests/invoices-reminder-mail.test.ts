import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from '#platform/contracts/mail.ts'
import { emptyOutbox } from '#platform/server/mail/outbox.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import type { Services } from '#platform/server/services.ts'
import { textServices } from '#platform/server/texts.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { invoices } from '../contract.ts'
import { invoiceReminders } from '../contract-reminders.ts'
import { draft, late, steps } from './reminder-schedule.ts'

/** A server in production, with or without a mail server, at a time when an invoice is to be reminded. */
async function openProduction(own: Partial<Services>) {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  const modules = await findModules()
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const apis = modules.flatMap((module) => module.api ?? [])
  const fetch = { fetch: (request: Request) => app.fetch(request) }
  let app = createApp(database, apis, testServices())
  const visitor = await visitorAs(fetch, 'u1')
  const api = client(invoices, visitor)
  await client(invoiceReminders, visitor).save.send({ body: { steps, version: 0 } })
  const production = { mode: 'production', ...textServices(modules), ...own } as const
  app = createApp(database, apis, testServices(production))
  const services = testServices({ now: () => new Date('2031-03-04T09:00:00.000Z'), ...production })
  const run = async () => {
    for (const moduleApi of apis.filter(({ contract }) => contract.name === invoices.name))
      for (const job of moduleApi.hooks.every ?? []) await runJob(database, services, apis, moduleApi, job)
  }
  return { api, run, empty: () => emptyOutbox(database, services, apis) }
}

test('a reminder is one email with the link, even if two servers run the schedule at once', async () => {
  const mails: Mail[] = []
  const { api, run, empty } = await openProduction({ post: async (mail) => void mails.push(mail) })
  const { id, number } = await api.create.send({ body: draft })
  await Promise.allSettled([run(), run()])
  await run()
  await empty()
  // The schedule also reminds of sample invoices.
  const own = mails.filter(({ subject }) => subject.includes(number))
  const { publicLink } = await api.show.send({ params: { id } })
  expect(own.map(({ from, replyTo, to, subject }) => ({ from, replyTo, to, subject }))).toEqual([
    {
      from: undefined,
      replyTo: { name: 'Larkmoor', email: 'bills@larkmoor.example' },
      to: [{ name: 'Wilma Aldous', email: 'wilma@aldous.example' }],
      subject: `Reminder of ${number}`,
    },
  ])
  expect(own[0]?.html).toContain(`http://atrium.test${publicLink}`)
  expect(own[0]?.html).toContain('Dear Wilma Aldous, £99.00')
})

test('without a mail server, no reminder is sent or recorded', async () => {
  const { api, run } = await openProduction({})
  const { id } = await api.create.send({ body: draft })
  await run()
  expect(await api.reminders.send({ params: { id } })).toMatchObject({ sent: [], next: null })
  const overdue = await api.create.send({ body: late })
  const body = { step: 'friendly' as const, to: ['a@b.example'], subject: 'S', message: 'M', sentCount: 0 }
  await expect(api.remind.send({ params: { id: overdue.id }, body })).rejects.toMatchObject({ status: 409 })
  expect((await api.reminders.send({ params: { id: overdue.id } })).sent).toEqual([])
})

test('an invoice and a reminder are sent with the invoice as PDF', async () => {
  const mails: Mail[] = []
  const { api, empty } = await openProduction({ post: async (mail) => void mails.push(mail) })
  const { id, number } = await api.create.send({ body: late })
  const params = { id }
  await api.mail.send({ params, body: { to: ['a@b.example'], subject: 'Invoice' } })
  const body = { step: 'friendly' as const, to: ['a@b.example'], subject: 'Late', message: 'M', sentCount: 0 }
  await api.remind.send({ params, body })
  await empty()
  const sent = mails.filter(({ subject }) => subject === 'Invoice' || subject === 'Late')
  expect(sent).toHaveLength(2)
  for (const { papers } of sent)
    expect(papers).toMatchObject([{ fileName: expect.stringContaining(`${number} `), title: `Invoice ${number}` }])
})
