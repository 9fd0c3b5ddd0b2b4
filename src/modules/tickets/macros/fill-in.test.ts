import { expect, test } from 'vitest'
import { fillInReply } from './fill-in.ts'

const ticket = {
  id: 12,
  ticketTitle: 'Wheels & <axles>',
  requester: { id: null, name: 'Ana "Ann" Sol', email: 'ana@sol.example', picture: '', company: '' },
}
const agent = { name: 'Amina Haddad' }

test.each([
  ['<p>Dear {{requester.name}},</p>', '<p>Dear Ana &quot;Ann&quot; Sol,</p>'],
  ['{{ ticket.title }} {{ticket.number}}', 'Wheels &amp; &lt;axles&gt; #12'],
  ['{{agent.name}} for {{requester.company}}', 'Amina Haddad for Ana &quot;Ann&quot; Sol'],
  ['{{toString}} {{requester.email}} {{', '{{toString}} {{requester.email}} {{'],
])('fills in %s as %s', (html, filled) => {
  expect(fillInReply(html, ticket, agent)).toBe(filled)
})

test('uses the email address for a requester without a name', () => {
  const nameless = { ...ticket, requester: { ...ticket.requester, name: '' } }
  expect(fillInReply('{{requester.name}}', nameless, agent)).toBe('ana@sol.example')
})
