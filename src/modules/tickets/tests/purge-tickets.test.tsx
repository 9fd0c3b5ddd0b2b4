import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { Ticket } from '../contract.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { useBulk } from '../use-bulk.ts'

const { send } = transport

beforeAll(async () => void (await Promise.all(['records', 'form', 'platform'].map((owner) => loadTexts(owner)))))
afterEach(() => {
  cleanup()
  transport.send = send
  toasts.set([])
})

const moment = '2026-03-02T09:00:00.000Z'
const tickets = [1, 2].map((id) =>
  Ticket.parse({
    id,
    Id: id,
    ticketTitle: 'Oak',
    ticketDescription: '',
    Status: 'Open',
    Label: 'success',
    thumb: '',
    AgentName: '',
    Date: moment,
    deleted: true,
    priority: 'low',
    team: 'support',
    labels: [],
    attachments: [],
    assigneeId: null,
    requester: { id: null, name: '', email: 'ana@pears.example', picture: '', company: '' },
    requesterUserId: null,
    createdById: id === 1 ? 'u1' : 'u2',
    createdAt: moment,
    updatedAt: moment,
    firstResponseAt: null,
    dueAt: moment,
    closedAt: null,
    stoppedAt: null,
    stoppedSeconds: 0,
    commentCount: 0,
    watcherIds: [],
    mergedInto: null,
    deletedAt: moment,
  }),
)

/** Deletes tickets permanently as a user who may delete only what u1 has created. */
async function purge(selected: readonly Ticket[]) {
  transport.send = async () => new Response(null, { status: 204 })
  void addTexts('tickets', 'en', texts)
  const queries = createQueryClient(() => {})
  queries.setQueryData(sessionQuery.queryKey, {
    mode: 'sample',
    user: {
      id: 'u1',
      name: 'Ana',
      email: 'ana@pears.example',
      role: 'agent',
      roleName: null,
      jobTitle: '',
      avatar: '',
    },
    rules: [{ action: ['delete'], subject: 'tickets', conditions: { createdById: 'u1' } }],
    users: [],
  })
  queries.setQueryData(colleaguesQuery.queryKey, [])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useBulk, { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  await act(() => result.current.purge(selected))
  return toasts.get().map(({ text }) => text)
}

test('says of which tickets the user may not delete any for good', async () => {
  expect(await purge(tickets.slice(1))).toEqual(['No changes made: you may not delete this ticket.'])
})

test('says how many tickets were skipped since the user may not delete them', async () => {
  expect(await purge(tickets)).toEqual(['1 ticket deleted permanently. 1 ticket that you may not delete was skipped.'])
})
