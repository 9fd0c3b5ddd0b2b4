import type { Insertable } from 'kysely'
import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { firstIn } from '#platform/fields/choices.ts'
import { statusChoices, type teams } from './contract-fields.ts'
import { defaultServiceLevels } from './contract-service-levels.ts'
import { automations } from './sample/automations.ts'
import { sampleNotices } from './sample/notices.ts'
import { orders } from './sample/orders.ts'
import { returns } from './sample/returns.ts'
import { macros } from './sample/macros.ts'
import { savedViews } from './sample/saved-views.ts'
import { type Story, parseStories } from './sample/story.ts'
import { technology } from './sample/technology.ts'
import { applyChanges, listDifferences } from './server/change-ticket.ts'
import type { Tables } from './server/tables.ts'
import { labelRows, storedRow, type TicketRow } from './server/ticket-rows.ts'

type Tools = Pick<SampleTools, 'users' | 'ago'>

const openers: Partial<Record<(typeof teams)[number], string>> = {
  orders: 'u2',
  warehouse: 'u2',
  accounts: 'u2',
  technology: 'u6',
}

interface TicketStart {
  at: string
  createdById: string
  requesterUser: SampleTools['users'][number] | undefined
  agentName: string | null
}

/** A ticket before anything has happened. */
function blankRow(story: Story, id: number, { at, createdById, requesterUser, agentName }: TicketStart): TicketRow {
  const { requester, assigneeId } = story
  return {
    id,
    ticketTitle: story.title,
    ticketDescription: story.html,
    Status: firstIn(statusChoices, 'open'),
    priority: story.priority,
    team: story.team,
    labels: story.labels,
    attachments: [],
    assigneeId,
    requesterId: requester.id,
    requesterUserId: requesterUser?.id ?? null,
    requesterName: requester.name,
    requesterEmail: requester.email,
    requesterPicture: requester.picture || (requesterUser?.avatar ?? ''),
    requesterCompany: requester.company,
    createdById,
    createdAt: at,
    updatedAt: at,
    firstResponseAt: null,
    dueAt: at,
    closedAt: null,
    stoppedAt: null,
    stoppedSeconds: 0,
    commentCount: 0,
    mergedInto: null,
    deletedAt: null,
    agentName,
    agentPicture: null,
    watchers: null,
  }
}

function createNames(users: SampleTools['users']) {
  const findUser = (id: string | null) => users.find((user) => user.id === id)
  const getName = (id: string | null) => {
    const user = findUser(id)
    return user ? `${user.firstname} ${user.lastname}` : null
  }
  return { findUser, getName }
}

interface History {
  comments: Insertable<Tables['ticketComments']>[]
  changes: Insertable<Tables['ticketChanges']>[]
  watchers: Map<string, { ticketId: number; userId: string }>
}

/** A ticket as it is opened. */
function createTicketRow(story: Story, id: number, { changes }: History, { users, ago }: Tools): TicketRow {
  const { requester, assigneeId } = story
  const at = ago({ minutes: story.age })
  const requesterUser = users.find(({ email }) => email === requester.email)
  // The user who receives the team's mail.
  const createdById = openers[story.team] ?? 'u3'
  changes.push({ ticketId: id, at, userId: createdById, field: 'created', from: '[]', to: '[]' })
  return blankRow(story, id, { at, createdById, requesterUser, agentName: createNames(users).getName(assigneeId) })
}

/** Applies the events of a sample ticket by the rules of the server. */
function createRow(story: Story, id: number, history: History, tools: Tools): TicketRow {
  const { comments, changes, watchers } = history
  const { findUser, getName } = createNames(tools.users)
  let row = createTicketRow(story, id, history, tools)
  const record = (next: TicketRow, at: string, userId: string) => {
    for (const { field, from, to } of listDifferences(row, next)) {
      changes.push({ ticketId: id, at, userId, field, from: JSON.stringify(from), to: JSON.stringify(to) })
    }
    row = { ...next, updatedAt: at }
  }
  for (const { after, userId, ...action } of story.events) {
    const at = tools.ago({ minutes: story.age - after })
    const actorId = userId ?? row.requesterUserId ?? 'u3'
    if (action.kind === 'change') {
      const { kind: _kind, assigneeId, ...fields } = action
      const assignee = assigneeId && { assignee: { assigneeId, agentName: getName(assigneeId), agentPicture: null } }
      record(applyChanges(row, { ...fields, ...assignee }, at, defaultServiceLevels), at, actorId)
      continue
    }
    const author = findUser(userId)
    if (author) watchers.set(`${id} ${author.id}`, { ticketId: id, userId: author.id })
    comments.push({
      id: comments.length + 1,
      ticketId: id,
      at,
      authorId: userId ?? row.requesterUserId,
      authorName: getName(userId) ?? story.requester.name,
      authorPicture: author?.avatar ?? row.requesterPicture,
      kind: action.kind,
      html: action.html,
      attachments: '[]',
      fromTicket: null,
    })
    const firstResponseAt = row.firstResponseAt ?? (action.kind === 'reply' ? at : null)
    const answered = { ...row, firstResponseAt, commentCount: row.commentCount + 1 }
    const again = action.kind === 'received' ? { Status: firstIn(statusChoices, 'open') } : {}
    record(applyChanges(answered, again, at, defaultServiceLevels), at, actorId)
  }
  return row
}

const sample: Sample<Tables> = (tools) => {
  const { users, people, file, ago, notify } = tools
  const stories = [orders, returns, technology]
    .flatMap((source) => parseStories(source, people))
    .sort((one, other) => other.age - one.age)
  const history: History = { comments: [], changes: [], watchers: new Map() }
  const rows = stories.map((story, index) => createRow(story, index + 1, history, tools))
  const { comments, changes } = history
  const watchers = [...history.watchers.values()]
  const withWeights = rows.find(({ ticketTitle }) => ticketTitle.startsWith('Weight is missing'))
  withWeights?.attachments.push(
    file({
      name: 'missing-weights.csv',
      type: 'text/csv',
      content: 'code\n4006381333931\n4006381333948\n5012345678900\n',
    }),
  )

  for (const notice of sampleNotices({ users, ago }, { rows, comments, watchers })) notify(notice)

  return {
    tickets: rows.map(({ agentName: _name, agentPicture: _picture, watchers: _watchers, dueAt: _due, ...row }) => ({
      ...storedRow(row, defaultServiceLevels),
      id: row.id,
    })),
    ticketLabels: rows.flatMap(({ id, labels }) => labelRows(id, labels)),
    ticketWatchers: watchers,
    ticketComments: comments,
    ticketChanges: changes.map((change, index) => ({ ...change, id: index + 1 })),
    ticketSavedViews: savedViews,
    ticketAutomations: automations({ ago }),
    ticketMacros: macros.map((reply, index) => ({ ...reply, id: index + 1 })),
  }
}

export default sample
