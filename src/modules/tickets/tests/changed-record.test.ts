import { expect, test } from 'vitest'
import { shownAfter } from '../changed-record.ts'

const record = {
  id: 1,
  Status: 'Open',
  Label: 'success',
  AgentName: '',
  thumb: '',
  assigneeId: null,
  labels: ['a', 'b'],
}
const colleagues = [{ id: 'u3', name: 'Amina Haddad', avatar: '/pictures/avatars/03.svg' }]

test.each([
  [{ Status: 'Pending' as const }, { Status: 'Pending', Label: 'warning' }],
  [{ assigneeId: 'u3' }, { assigneeId: 'u3', AgentName: 'Amina Haddad', thumb: '/pictures/avatars/03.svg' }],
  [{ assigneeId: 'u99' }, { assigneeId: 'u99', AgentName: '', thumb: '' }],
  [{ addLabels: ['b', 'c'], removeLabels: ['a'] }, { labels: ['b', 'c'] }],
  [{ labels: ['z'] }, { labels: ['z'] }],
  [{ ticketTitle: 'New' }, { ticketTitle: 'New' }],
])('applies %j optimistically as %j', (change, shown) => {
  expect(shownAfter(record, change, colleagues)).toEqual({ ...record, ...shown })
})
