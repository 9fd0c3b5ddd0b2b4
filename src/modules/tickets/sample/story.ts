import type { SampleTools } from '#platform/db/sample/sample.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { priorities, type Requester, statuses, teams } from '../contract-fields.ts'

type Action =
  | { kind: 'reply' | 'note' | 'received'; html: SafeHtml }
  | { kind: 'change'; Status?: (typeof statuses)[number]; priority?: (typeof priorities)[number]; assigneeId?: string }

export interface Story {
  requester: Requester
  title: string
  html: SafeHtml
  priority: (typeof priorities)[number]
  team: (typeof teams)[number]
  assigneeId: string | null
  labels: string[]
  /** Age in minutes. */
  age: number
  events: readonly ({ after: number; userId: string | null } & Action)[]
}

const minutesPer: Record<string, number> = { m: 1, h: 60, d: 24 * 60 }

const minutes = (span: string) => Number.parseFloat(span) * (minutesPer[span.slice(-1)] ?? 1)

/** A paragraph of HTML. */
export const paragraph = (text: string) => trustedHtml(`<p>${escapeHtml(text)}</p>`)

const findOne = <Of extends string>(list: readonly Of[], text = '') => {
  const match = list.find((item) => item === text)
  if (!match) throw new Error(`A sample ticket names no ${list.join(', ')}: ${text}`)
  return match
}

function parseAction(kind: string, rest: string): Action {
  if (kind === 'got') return { kind: 'received', html: paragraph(rest) }
  if (kind === 'reply' || kind === 'note') return { kind, html: paragraph(rest) }
  if (kind === 'assign') return { kind: 'change', assigneeId: rest }
  if (kind === 'priority') return { kind: 'change', priority: findOne(priorities, rest) }
  return { kind: 'change', Status: findOne(statuses, rest) }
}

/** A client by the local part of their address; others by address and name. */
function parseRequester(text: string, people: SampleTools['people']): Requester {
  const [address = '', ...names] = text.split(' ')
  if (address.includes('@')) return { id: null, name: names.join(' '), email: address, picture: '', company: '' }
  const index = people.findIndex(({ emails }) => emails[0]?.startsWith(`${address}@`))
  const person = people[index]
  if (!person) throw new Error(`A sample ticket is from nobody: ${text}`)
  return {
    id: String(index + 1),
    name: `${person.firstname} ${person.lastname}`,
    email: person.emails[0] ?? '',
    picture: person.avatar,
    company: person.company,
  }
}

/** Parses the sample tickets. */
export const parseStories = (source: string, people: SampleTools['people']): Story[] =>
  source
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', title = '', description = '', ...lines] = block.split('\n')
      const [requesterText = '', age = '', priority, team, assignee, labels = ''] = head
        .slice(1)
        .split('|')
        .map((cell) => cell.trim())
      return {
        requester: parseRequester(requesterText, people),
        title,
        html: paragraph(description),
        priority: findOne(priorities, priority),
        team: findOne(teams, team),
        assigneeId: assignee === '-' ? null : (assignee ?? null),
        labels: labels.split(', '),
        age: minutes(age),
        events: lines.map((line) => {
          const [after = '', author = '', kind = '', ...rest] = line.split(' ')
          return { after: minutes(after), userId: author === '-' ? null : author, ...parseAction(kind, rest.join(' ')) }
        }),
      }
    })
