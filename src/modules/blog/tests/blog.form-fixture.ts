import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/blog/detail/what-eleven-shopkeepers-told-us-in-nuremberg', field: 'Your comment' },
]

export default []
