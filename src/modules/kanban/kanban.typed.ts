import type { TypedForm } from '#testing/typed-form.ts'

const forms: readonly TypedForm[] = [
  {
    path: '/apps/kanban',
    open: ['Add card to Pending'],
    fields: { 'Title of the new card': 'Not lost' },
    save: 'Add',
  },
]

export default forms
