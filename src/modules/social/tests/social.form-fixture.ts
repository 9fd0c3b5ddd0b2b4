import type { DraftFixture, FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/users/profile',
    open: [/What would you like to share/],
    fields: { 'What do you want to say?': 'Not lost' },
    save: 'Post',
  },
]

export const drafts: readonly DraftFixture[] = [
  { path: '/apps/users/profile', open: [/What would you like to share/], field: 'What do you want to say?' },
  { path: '/apps/users/profile', field: 'Write a comment' },
]

export default forms
