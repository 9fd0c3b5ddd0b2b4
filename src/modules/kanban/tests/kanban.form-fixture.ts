import type { FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/kanban',
    open: ['Add card to Pending'],
    fields: { 'Title of the new card': 'Not lost' },
    save: 'Add',
  },
]

export default forms
