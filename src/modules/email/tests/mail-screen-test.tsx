import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { Conversation, Email } from '../contract-email.ts'
import texts from '../locales/en.json' with { type: 'json' }

const me = { id: 'u1', name: 'Ana', email: 'ana@pears.example' }

interface Called {
  method: string
  path: string
  body: unknown
}

type Respond = (call: Called) => unknown

/** Answers the calls of a test's hooks; returns the calls, the queries and a wrapper with a session. */
export function openScreen(respond: Respond) {
  const calls: Called[] = []
  const { send } = transport
  transport.send = async (request) => {
    const text = await request.text()
    const call = {
      method: request.method,
      path: new URL(request.url).pathname.replace('/api/data/email', ''),
      body: text === '' ? undefined : JSON.parse(text),
    }
    calls.push(call)
    const answer = await respond(call)
    if (answer instanceof Response) return answer
    return Response.json(answer, { headers: { 'x-total-count': String(Array.isArray(answer) ? answer.length : 1) } })
  }
  const queries = createQueryClient(() => {})
  queries.setQueryData(sessionQuery.queryKey, {
    mode: 'sample',
    user: { ...me, role: 'admin', roleName: null, jobTitle: '', avatar: '' },
    rules: [{ action: ['manage'], subject: 'all' }],
    users: [],
  })
  void addTexts('email', 'en', texts)
  onTestFinished(() => {
    transport.send = send
    queries.clear()
    toasts.set([])
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </MemoryRouter>
  )
  return { calls, queries, wrapper }
}

/** The response of a failure. */
export const problem = (status: number) => Response.json({ title: 'Refused', status }, { status })

export const createEmail = (values: Partial<Omit<Email, 'body'>> & { body?: string } = {}): Email =>
  Email.parse({
    id: 1,
    threadId: 1,
    from: me,
    to: [],
    cc: [],
    bcc: [],
    subject: '',
    snippet: '',
    time: '2026-03-02T09:00:00.000Z',
    folder: 'inbox',
    label: '',
    labels: [],
    starred: false,
    important: false,
    checked: false,
    read: true,
    trash: false,
    attachments: [],
    state: 'sent',
    sendAt: null,
    snoozedUntil: null,
    inReplyTo: null,
    version: 1,
    ...values,
    body: SafeHtml.parse(values.body ?? ''),
  })

export const createConversation = (threadId: number): Conversation =>
  Conversation.parse({
    threadId,
    subject: `Thread ${threadId}`,
    snippet: '',
    participants: [],
    to: [],
    count: 1,
    unread: 0,
    drafts: 0,
    time: '2026-03-02T09:00:00.000Z',
    starred: false,
    important: false,
    labels: [],
    attachments: [],
    folders: ['inbox'],
    trash: false,
    sendAt: null,
    snoozedUntil: null,
    draftId: null,
  })
