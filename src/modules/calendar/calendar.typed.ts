import type { TypedForm } from '#testing/typed-form.ts'

const forms: readonly TypedForm[] = [
  {
    path: '/apps/calendar',
    open: ['New event'],
    fields: { Title: 'Not lost' },
    save: 'Save',
  },
]

export default forms
