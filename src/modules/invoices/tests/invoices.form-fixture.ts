import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/invoice/create', field: 'Note' },
  // Overdue in the sample.
  { path: '/apps/invoice/detail/37', open: ['Send a reminder'], field: 'Message' },
]

export default []
