import type { FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/contacts?contact=new',
    fields: { 'First name': 'Lost', 'Last name': 'Andfound', Company: 'Lark & Moor' },
    save: 'Create contact',
  },
]

export default forms
