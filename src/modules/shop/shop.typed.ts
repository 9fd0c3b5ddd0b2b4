import type { TypedForm } from '#testing/typed-form.ts'

const forms: readonly TypedForm[] = [
  {
    path: '/apps/ecommerce/discounts',
    open: ['New code'],
    fields: { Code: 'NOTLOST', 'Percent off': '5' },
    save: 'Create code',
  },
]

export default forms
