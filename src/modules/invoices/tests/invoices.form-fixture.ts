import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/invoice/create', field: 'Note' },
  // Overdue in the sample.
  { path: '/apps/invoice/detail/37', open: ['Send a reminder'], field: 'Message' },
  { path: '/apps/invoice/detail/37', open: ['More actions', 'Void'], field: 'Reason' },
  { path: '/apps/invoice/detail/37', open: ['More actions', 'Credit note'], field: 'Reason' },
]

export default []
