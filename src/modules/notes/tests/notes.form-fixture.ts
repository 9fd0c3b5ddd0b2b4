import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/notes', field: 'New note' },
  { path: '/apps/notes?note=1', field: 'Title' },
]

export default []
