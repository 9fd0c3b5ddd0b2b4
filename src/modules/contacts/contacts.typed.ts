import type { TypedForm } from '#testing/typed-form.ts'

const forms: readonly TypedForm[] = [
  {
    path: '/apps/contacts?contact=new',
    fields: { 'First name': 'Lost', 'Last name': 'Andfound', Company: 'Lark & Moor' },
    save: 'Create contact',
  },
]

export default forms
