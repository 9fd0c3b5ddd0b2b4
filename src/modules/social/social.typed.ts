import type { TypedForm } from '#testing/typed-form.ts'

const forms: readonly TypedForm[] = [
  {
    path: '/apps/users/profile',
    open: [/What would you like to share/],
    fields: { 'What do you want to say?': 'Not lost' },
    save: 'Post',
  },
]

export default forms
