import { expect, test } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Email } from '../contract-email.ts'
import { createAnswer, withoutPrefixes, getReplyRecipients } from './answers.ts'

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@larkmoor.example` })
const me = person('Ines')

const message: Email = {
  id: 3,
  threadId: 1,
  from: person('Isla'),
  to: [me, person('Tomasz')],
  cc: [person('Callum'), person('Isla')],
  bcc: [],
  subject: 'Re: Proof',
  body: SafeHtml.parse('<p>Two things</p>'),
  snippet: 'Two things',
  time: '2026-03-03T10:00:00.000Z',
  folder: 'inbox',
  label: '',
  labels: [],
  starred: false,
  important: false,
  checked: false,
  read: true,
  trash: false,
  attachments: [{ id: 'file-0001', name: 'a.txt', type: 'text/plain', size: 1 }],
  state: 'sent',
  sendAt: null,
  snoozedUntil: null,
  inReplyTo: null,
  version: 1,
}

test('addresses a reply to the sender and a reply to all to everybody once', () => {
  expect(getReplyRecipients(message, 'reply', me)).toEqual({ to: [person('Isla')], cc: [] })
  expect(getReplyRecipients(message, 'replyAll', me)).toEqual({
    to: [person('Isla'), person('Tomasz')],
    cc: [person('Callum')],
  })
  expect(getReplyRecipients(message, 'forward', me)).toEqual({ to: [], cc: [] })
})

test('addresses a reply to an own message to its recipients', () => {
  const ownMessage = { ...message, from: { ...me, email: me.email.toUpperCase() }, to: [person('Isla')] }
  expect(getReplyRecipients(ownMessage, 'reply', me).to).toEqual([person('Isla')])
  expect(getReplyRecipients(ownMessage, 'replyAll', me)).toEqual({ to: [person('Isla')], cc: [person('Callum')] })
})

test('removes all reply and forward prefixes from a subject', () => {
  expect(withoutPrefixes('Re: AW: fwd: Proof')).toBe('Proof')
  expect(withoutPrefixes('رد: الطلبية')).toBe('الطلبية')
  expect(withoutPrefixes('回复:样品')).toBe('样品')
  expect(withoutPrefixes('Recipe')).toBe('Recipe')
})

test('quotes the message in a reply, and keeps the attachments in a forward', () => {
  const texts = { wrote: 'Isla <isla> wrote:', forwarded: ['---------- Forwarded', 'From: Isla <isla>'] }
  const options = { me, signature: '<p>Inês</p>', texts }
  expect(createAnswer(message, 'reply', options)).toEqual({
    to: [person('Isla')],
    cc: [],
    subject: 'Re: Proof',
    body: '<p></p><p>Inês</p><p>Isla &lt;isla&gt; wrote:</p><blockquote><p>Two things</p></blockquote>',
    inReplyTo: 3,
  })
  expect(createAnswer(message, 'forward', options)).toMatchObject({
    subject: 'Fwd: Proof',
    forwards: 3,
    attachments: ['file-0001'],
  })
})
