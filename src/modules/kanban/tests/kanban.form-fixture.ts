import type { DraftFixture, FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/kanban',
    open: ['Add card to Pending'],
    fields: { 'Card title': 'Not lost' },
    save: 'Add',
  },
  {
    path: '/apps/kanban?form=newBoard',
    fields: { Name: 'Not lost' },
    save: 'Create board',
  },
]

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/kanban?task=1', field: 'Write a comment' },
  { path: '/apps/kanban?task=1', open: ['Edit description'], field: 'Description' },
  { path: '/apps/kanban', open: ['Add card to Pending'], field: 'Card title' },
]

export default forms
