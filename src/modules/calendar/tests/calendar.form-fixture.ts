import type { FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/calendar',
    open: ['New event'],
    fields: { Title: 'Not lost' },
    save: 'Save',
  },
]

export default forms
