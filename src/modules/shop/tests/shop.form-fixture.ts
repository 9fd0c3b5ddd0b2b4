import type { FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/ecommerce/discounts',
    open: ['New code'],
    fields: { Code: 'NOTLOST', 'Percentage off': '5' },
    save: 'Create code',
  },
]

export default forms
