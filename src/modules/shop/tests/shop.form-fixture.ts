import type { DraftFixture, FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  {
    path: '/apps/ecommerce/discounts',
    open: ['New code'],
    fields: { Code: 'NOTLOST', 'Percentage off': '5' },
    save: 'Create code',
  },
]

// The oldest orders were delivered.
const order = '/apps/ecommerce/orders/1'

export const drafts: readonly DraftFixture[] = [
  { path: order, open: ['More', 'Refund a part'], field: 'Reason' },
  { path: order, open: ['More', 'Register a return'], field: 'Note' },
  { path: order, open: ['More', 'Refund order'], field: 'Reason (visible to the customer)' },
  { path: '/apps/ecommerce/add', field: 'Description' },
  { path: '/apps/ecommerce/edit/1', field: 'Description' },
]

export default forms
