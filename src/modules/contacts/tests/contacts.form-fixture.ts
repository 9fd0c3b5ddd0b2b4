import type { DraftFixture, FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/contacts?contact=new',
    fields: { 'First name': 'Lost', 'Last name': 'Andfound', 'Job title': 'Warden' },
    save: 'Create contact',
  },
]

export const drafts: readonly DraftFixture[] = [{ path: '/apps/contacts?contact=new', field: 'Notes' }]

export default forms
