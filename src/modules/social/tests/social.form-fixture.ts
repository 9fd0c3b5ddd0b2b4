import type { FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/users/profile',
    open: [/What would you like to share/],
    fields: { 'What do you want to say?': 'Not lost' },
    save: 'Post',
  },
]

export default forms
