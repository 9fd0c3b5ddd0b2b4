import type { DraftFixture, FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/calendar',
    open: ['New event'],
    fields: { Title: 'Not lost' },
    save: 'Save',
  },
]

export const drafts: readonly DraftFixture[] = [{ path: '/apps/calendar', open: ['New event'], field: 'Description' }]

export default forms
