import { fill, type FillTools, type FillUser, type KnownPerson } from '#platform/db/sample/fill.ts'
import type { Random } from '#platform/db/sample/seeded.ts'
import { firstIn, valuesIn } from '#platform/fields/choices.ts'
import { type Priority, priorities, statusChoices, teams } from './contract-fields.ts'
import { defaultServiceLevels } from './contract-service-levels.ts'
import { paragraph } from './sample/story.ts'
import { labelRows, type NewTicket, storedRow } from './server/ticket-rows.ts'
import type { Tables } from './server/tables.ts'

const products = [
  'The lamp',
  'The kite',
  'A box of pads',
  'The overshirt',
  'The reading nook',
  'The train set',
  'Our parcel',
  'The invoice',
]
const subjects = [
  'arrived damaged',
  'has not arrived',
  'does not switch on',
  'is of the wrong colour',
  'lacks a part',
  'is one too many',
  'was charged twice',
  'needs a certificate',
]
const requests = [
  'Please send another one, we have customers waiting.',
  'Could you call us before Thursday?',
  'A photograph of the label is in the post.',
  'We would rather have a credit note.',
].map(paragraph)
const answers = [
  'Thank you for telling us. A new one is on its way.',
  'I am sorry about that. You have the credit note in your mail.',
  'The carrier looks into it; I write again tomorrow.',
].map(paragraph)
const opened = firstIn(statusChoices, 'open')
const waiting = valuesIn(statusChoices, 'waiting')
const closed = firstIn(statusChoices, 'done')

const labels = ['Damage', 'Delivery', 'Billing', 'Warranty', 'Wholesale']

// Only the latest tickets are still open.
const openRecords = 400

export default fill<Tables>({
  async *rows(tools) {
    const { count, users, people, random, next } = tools
    const first = await next('tickets')
    let commentId = await next('ticketComments')
    let changeId = await next('ticketChanges')
    for (let index = 0; index < count; index += 1) {
      const id = first + index
      const person = random.pick(people)
      const agent = random.pick(users)
      const opener = random.pick(users)
      const progress = createProgress(index, tools)
      const { status, answeredAt, createdAt, endedAt } = progress
      const ticket = newTicket(progress, { person, agent, opener }, random)
      const change = (at: string, field: 'created' | 'Status', from: string[], to: string[]) => ({
        id: changeId++,
        ticketId: id,
        at,
        userId: field === 'created' ? opener.id : agent.id,
        field,
        from: JSON.stringify(from),
        to: JSON.stringify(to),
      })
      yield {
        tickets: [{ ...storedRow(ticket, defaultServiceLevels), id }],
        ticketLabels: labelRows(id, ticket.labels),
        ticketWatchers: answeredAt ? [{ ticketId: id, userId: agent.id }] : [],
        ticketComments: answeredAt ? [replyRow(commentId++, id, answeredAt, agent, random)] : [],
        ticketChanges: [
          change(createdAt, 'created', [], []),
          ...(status === opened ? [] : [change(endedAt, 'Status', [opened], [status])]),
        ],
      }
    }
  },
})

/** The status of a ticket, and when it was answered and finished. */
function createProgress(index: number, { count, random, at }: FillTools<Tables>) {
  const isOpen = index >= count - openRecords && random.chance(0.4)
  const status = isOpen ? (random.chance(0.3) ? random.pick(waiting) : opened) : closed
  const isAnswered = !isOpen || random.chance(0.7)
  const answerHours = random.int(1, 40) / 4
  const endedAt = at(index, random.int(44, 500) / 4)
  return {
    isOpen,
    status,
    createdAt: at(index),
    answeredAt: isAnswered ? at(index, answerHours) : null,
    updatedAt: status === opened ? at(index, answerHours) : endedAt,
    endedAt,
  }
}

interface TicketPeople {
  person: KnownPerson
  agent: FillUser
  opener: FillUser
}

function newTicket(
  { isOpen, status, createdAt, answeredAt, updatedAt, endedAt }: ReturnType<typeof createProgress>,
  { person, agent, opener }: TicketPeople,
  random: Random,
): NewTicket {
  const priority: Priority = random.chance(0.6) ? 'normal' : random.pick(priorities)
  return {
    ticketTitle: `${random.pick(products)} ${random.pick(subjects)}`,
    ticketDescription: random.pick(requests),
    Status: status,
    priority,
    team: random.pick(teams),
    labels: random.chance(0.5) ? [random.pick(labels)] : [],
    attachments: [],
    assigneeId: isOpen && random.chance(0.2) ? null : agent.id,
    requesterId: person.id,
    requesterUserId: null,
    requesterName: `${person.firstname} ${person.lastname}`,
    requesterEmail: person.emails[0] ?? '',
    requesterPicture: person.avatar,
    requesterCompany: person.company,
    createdById: opener.id,
    createdAt,
    updatedAt,
    firstResponseAt: answeredAt,
    closedAt: status === closed ? endedAt : null,
    stoppedAt: status === opened ? null : endedAt,
    stoppedSeconds: 0,
    commentCount: answeredAt ? 1 : 0,
    mergedInto: null,
    deletedAt: random.chance(0.003) ? endedAt : null,
  }
}

const replyRow = (id: number, ticketId: number, at: string, agent: FillUser, random: Random) => ({
  id,
  ticketId,
  at,
  authorId: agent.id,
  authorName: agent.name,
  authorPicture: agent.avatar,
  kind: 'reply' as const,
  html: random.pick(answers),
  attachments: '[]',
  fromTicket: null,
})
