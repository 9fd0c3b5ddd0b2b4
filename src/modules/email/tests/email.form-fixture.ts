import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/email', open: ['Vacation reply'], field: 'Text' },
  { path: '/apps/email', open: ['Signature and sending'], field: 'Signature' },
  {
    path: '/apps/email?compose=new',
    open: ['Insert a template', 'Manage templates…', 'New template'],
    dialog: 'New template',
    field: 'Text',
  },
]

export default []
