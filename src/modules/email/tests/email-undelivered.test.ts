import { expect, test } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { openNotices } from '#testing/databases/notices.ts'
import { email } from '../contract.ts'

const guest = { name: '', email: 'guest@nowhere.example' }

test('notifies the sender of a message that was not delivered, with a link to it', async () => {
  const { as, takeNotices, undelivered } = await openNotices()
  const api = await as('u2', email)
  const draft = await api.draft.send({ body: { to: [guest], subject: 'Prices', body: '<p>Here</p>' } })
  const sent = await api.send.send({ params: { id: draft.id }, body: { delay: 0 } })
  takeNotices()
  const mail = { from: sent.from, to: [guest], subject: 'Prices', html: SafeHtml.parse('<p>Here</p>') }
  await undelivered(mail, [guest.email])
  const path = `/apps/email?in=sent&thread=${sent.threadId}`
  expect(takeNotices()).toEqual([`u2: “Prices” could not be delivered to guest@nowhere.example (${path})`])
})

test('links a message that was not delivered by its recipient, if several have the same subject', async () => {
  const { as, takeNotices, undelivered } = await openNotices()
  const api = await as('u2', email)
  const send = async (to: typeof guest) => {
    const draft = await api.draft.send({ body: { to: [to], subject: 'Hello' } })
    return api.send.send({ params: { id: draft.id }, body: { delay: 0 } })
  }
  const first = await send(guest)
  await send({ name: '', email: 'other@nowhere.example' })
  takeNotices()
  const mail = { from: first.from, to: [guest], subject: 'Hello', html: SafeHtml.parse('<p>Here</p>') }
  await undelivered(mail, ['Guest@nowhere.example'])
  expect(takeNotices()).toEqual([expect.stringContaining(`thread=${first.threadId})`)])
})

test('does not notify of messages whose sender is not a user', async () => {
  const { takeNotices, undelivered } = await openNotices()
  const from = { name: 'Larkmoor', email: 'hello@elsewhere.example' }
  await undelivered({ from, to: [guest], subject: 'Prices', html: SafeHtml.parse('') }, [guest.email])
  expect(takeNotices()).toEqual([])
})
