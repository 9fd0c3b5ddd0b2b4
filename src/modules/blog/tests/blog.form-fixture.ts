import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/blog/detail/what-eleven-shopkeepers-told-us-in-nuremberg', field: 'Your comment' },
  { path: '/apps/blog/edit/1', field: 'Excerpt' },
  { path: '/apps/blog/edit/1', field: 'Text' },
]

export default []
