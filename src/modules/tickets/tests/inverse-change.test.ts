import { expect, test } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Ticket } from '../contract.ts'
import { type Change, inverseCalls, invertChange } from '../inverse-change.ts'

const moment = '2026-03-02T09:00:00.000Z'

const ticket: Ticket = {
  id: 1,
  Id: 1,
  ticketTitle: 'A',
  ticketDescription: SafeHtml.parse(''),
  Status: 'Open',
  Label: 'success',
  thumb: '',
  AgentName: '',
  Date: moment,
  deleted: false,
  priority: 'low',
  team: 'orders',
  labels: ['one', 'two'],
  attachments: [],
  assigneeId: null,
  requester: { id: null, name: '', email: 'a@b.example', picture: '', company: '' },
  requesterUserId: null,
  createdById: 'u1',
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
  deletedAt: null,
}

const cases: [change: Change, inverse: Change | undefined][] = [
  [{ Status: 'Closed' }, { Status: 'Open' }],
  [{ Status: 'Open' }, undefined],
  [{ assigneeId: 'u3', priority: 'low' }, { assigneeId: null }],
  [{ assigneeId: null }, undefined],
  [
    { team: 'accounts', deleted: true },
    { team: 'orders', deleted: false },
  ],
  [{ addLabels: ['two', 'three'] }, { removeLabels: ['three'] }],
  [{ removeLabels: ['two', 'three'] }, { addLabels: ['two'] }],
  [{ addLabels: ['one'] }, undefined],
]

test.each(cases)('undoes %j by %j', (change, inverse) => {
  expect(invertChange(ticket, change)).toEqual(inverse)
})

test('groups tickets with the same inverse change', () => {
  const others = [ticket, { ...ticket, id: 2 }, { ...ticket, id: 3, Status: 'Pending' as const }, { ...ticket, id: 4 }]
  expect(inverseCalls(others, { Status: 'Closed' })).toEqual([
    { change: { Status: 'Open' }, ids: [1, 2, 4] },
    { change: { Status: 'Pending' }, ids: [3] },
  ])
})
