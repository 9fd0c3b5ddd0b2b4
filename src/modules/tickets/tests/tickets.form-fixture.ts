import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/tickets?ticket=1', open: ['Reply'], field: 'Public reply' },
  { path: '/apps/tickets?ticket=1', open: ['Edit description'], field: 'Description' },
  {
    path: '/apps/tickets?ticket=1',
    open: ['Apply a macro', 'Manage macros…', 'New macro'],
    dialog: 'New macro',
    field: 'Text',
  },
  { path: '/apps/tickets?ticket=new', field: 'Description' },
]

export default []
