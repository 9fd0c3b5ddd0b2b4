import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/forms/form-validation', field: 'Internal note' },
  { path: '/forms/form-wizard?draft=1', field: 'Internal note' },
]

export default []
