import type * as z from 'zod'
import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { fold } from '#platform/text/fold.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import type { Address, Label } from './contract-email.ts'
import { RuleActions, RuleConditions } from './contract-rules.ts'
import { clientMail } from './sample/client-mail.ts'
import type { SampleConversation, SampleMessage, SamplePerson } from './sample/conversation.ts'
import { moreClientMail } from './sample/more-client-mail.ts'
import { otherMail } from './sample/other-mail.ts'
import { shortMail } from './sample/short-mail.ts'
import { teamMail } from './sample/team-mail.ts'
import { initialFlags } from './server/add-message.ts'
import { storedMessage } from './server/email-rows.ts'
import type { Tables } from './server/tables.ts'

const colors: Readonly<Record<string, Label['color']>> = {
  Clients: 'brand',
  Suppliers: 'info',
  Invoices: 'success',
  Hiring: 'warning',
  Catalogue: 'error',
  Warehouse: 'plain',
  Orders: 'brand',
  Returns: 'warning',
  Praise: 'success',
}

const conversations = [...clientMail, ...teamMail, ...moreClientMail, ...shortMail, ...otherMail]

/** Converts sample text to the HTML that the editor produces. */
const toHtml = (text: string) =>
  text
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n')
      if (!lines.every((line) => line.startsWith('- '))) return `<p>${lines.map(escapeHtml).join('<br>')}</p>`
      return `<ul>${lines.map((line) => `<li><p>${escapeHtml(line.slice(2))}</p></li>`).join('')}</ul>`
    })
    .join('')

/** Resolves the short names in the sample to addresses. */
function addressBook({ users, people, company }: SampleTools) {
  const addressesByName = new Map<string, Address>([
    ['billing', { name: `${company.name} accounts`, email: company.billingEmail }],
    ['support', { name: `${company.name} support`, email: company.supportEmail }],
    ...users.map((user): [string, Address] => [
      user.id,
      { name: `${user.firstname} ${user.lastname}`, email: user.email },
    ]),
    ...people.map(({ firstname, lastname, emails: [email = ''] }): [string, Address] => [
      email.split('@')[0] ?? '',
      { name: `${firstname} ${lastname}`, email },
    ]),
  ])
  return (person: SamplePerson): Address => {
    const written = /^(.+) <(.+)>$/.exec(person)
    const address = written ? { name: written[1] ?? '', email: written[2] ?? '' } : addressesByName.get(person)
    if (!address) throw new Error(`The sample has no address for ${person}`)
    return address
  }
}

type Rows = Required<Pick<ReturnType<Sample<Tables>>, 'emails' | 'emailCopies' | 'emailLabels' | 'emailCopyLabels'>>

const sample: Sample<Tables> = (tools) => {
  const rows: Rows = { emails: [], emailCopies: [], emailLabels: [], emailCopyLabels: [] }
  const toAddress = addressBook(tools)
  for (const conversation of conversations) addConversation(rows, tools, toAddress, conversation)
  const signature = (userId: string, text: string) => ({
    userId,
    signature: trustedHtml(toHtml(text)),
    undoSeconds: 10 as const,
  })
  return {
    ...rows,
    ...sampleTools(rows),
    emailSettings: [
      signature('u1', `Inês Carvalho\nHead of operations, ${tools.company.name}\n${tools.company.phone}`),
    ],
  }
}

export default sample

/** Rules, a vacation reply that is off, and templates. */
function sampleTools(rows: Rows) {
  const rule = (name: string, subject: string, actions: z.input<typeof RuleActions>) => ({
    name,
    conditions: JSON.stringify(RuleConditions.parse({ subject })),
    actions: JSON.stringify(RuleActions.parse(actions)),
  })
  const ruleBase = { userId: 'u1', active: true, stops: false }
  return {
    emailRules: [
      {
        id: 1,
        ...ruleBase,
        position: 1,
        ...rule('Invoices', 'invoice OR receipt', { labels: [labelId(rows, 'u1', 'Invoices')] }),
      },
      { id: 2, ...ruleBase, position: 2, ...rule('Newsletters', 'newsletter', { moveTo: 'archive' as const }) },
    ],
    emailVacations: [
      {
        userId: 'u2',
        active: false,
        since: null,
        until: null,
        subject: 'Away until Monday',
        body: trustedHtml(toHtml('Thank you for your message. I am away until Monday and will answer then.')),
      },
    ],
    emailTemplates: [
      {
        id: 1,
        userId: 'u1',
        name: 'Thank you for your order',
        subject: 'Your order',
        body: trustedHtml(
          toHtml('Dear {{recipient.firstname}},\n\nthank you for your order. It leaves our warehouse tomorrow.'),
        ),
      },
      {
        id: 2,
        userId: 'u1',
        name: 'Proposal for a meeting',
        subject: 'A date for our meeting',
        body: trustedHtml(
          toHtml('Dear {{recipient.firstname}},\n\nwould Tuesday at ten suit you?\n\nKind regards\n{{sender.name}}'),
        ),
      },
    ],
  }
}

function addConversation(
  rows: Rows,
  tools: SampleTools,
  toAddress: (person: SamplePerson) => Address,
  conversation: SampleConversation,
) {
  const threadId = rows.emails.length + 1
  conversation.messages.forEach((message, index) => {
    const { from, to, cc = [], bcc = [], text, files = [], state = 'sent' } = message
    const id = rows.emails.length + 1
    rows.emails.push({
      ...storedMessage({
        from: toAddress(from),
        to: to.map(toAddress),
        cc: cc.map(toAddress),
        bcc: bcc.map(toAddress),
        subject: index === 0 || conversation.subject === '' ? conversation.subject : `Re: ${conversation.subject}`,
        body: trustedHtml(toHtml(text)),
        attachments: files.map((one) => tools.file(one)),
      }),
      id,
      threadId,
      senderId: tools.users.some((user) => user.id === from) ? from : null,
      state,
      sendAt: null,
      inReplyTo: index === 0 ? null : id - 1,
      version: 1,
    })
    addCopies(rows, tools, { messageId: id, threadId, message, conversation })
  })
}

interface Sent {
  messageId: number
  threadId: number
  message: SampleMessage
  conversation: SampleConversation
}

/** Adds a copy of a message for each user who sent or received it. */
function addCopies(rows: Rows, tools: SampleTools, { messageId, threadId, message, conversation }: Sent) {
  const { from, to, cc = [], bcc = [], hours, state } = message
  const { marks = {}, messages } = conversation
  const time = tools.ago({ minutes: Math.round(hours * 60) })
  const owners = new Set<string>(state === 'draft' ? [from] : [from, ...to, ...cc, ...bcc])
  for (const userId of [...owners].filter((person) => tools.users.some((user) => user.id === person))) {
    const { labels = [], unread = 0, starred, important, folder, trash, snoozed } = marks[userId] ?? {}
    const id = rows.emailCopies.length + 1
    const isOwn = userId === from
    const ownFolder = state === 'draft' ? 'draft' : isOwn ? 'sent' : (folder ?? 'inbox')
    rows.emailCopies.push({
      ...initialFlags,
      id,
      userId,
      messageId,
      threadId,
      folder: ownFolder,
      spamAt: ownFolder === 'spam' ? time : null,
      starred: Boolean(starred) && messages.at(-1) === message,
      important: Boolean(important),
      read: isOwn || !messages.slice(messages.length - unread).includes(message),
      time,
      sortedAt: time,
      deletedAt: trash ? tools.ago({ hours: 20 }) : null,
      snoozedUntil: snoozed ? tools.ahead({ hours: snoozed }) : null,
    })
    for (const label of labels) rows.emailCopyLabels.push({ copyId: id, labelId: labelId(rows, userId, label) })
  }
}

function labelId({ emailLabels }: Rows, userId: string, name: string) {
  const existingLabel = emailLabels.find((label) => label.userId === userId && label.name === name)
  if (existingLabel?.id !== undefined) return existingLabel.id
  const id = emailLabels.length + 1
  emailLabels.push({ id, userId, name, folded: fold(name), color: colors[name] ?? 'plain' })
  return id
}
