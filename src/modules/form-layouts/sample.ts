import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { fold } from '#platform/text/fold.ts'
import type { Sample } from '#platform/db/sample/sample.ts'
import type { Tables } from './server/tables.ts'

const orders = [
  {
    ownerId: 'u1',
    product: 'Oak night-light, dimmable',
    maker: 'Fernhill Workshop',
    quantity: 2,
    tags: ['Lamps'],
    hours: 5,
  },
  {
    ownerId: 'u1',
    product: 'Linen, slate blue, 2 m',
    maker: 'Atelier Mistrelle',
    quantity: 1,
    tags: ['Fabric'],
    hours: 49,
  },
  {
    ownerId: 'u2',
    product: 'Gift box, flat packed',
    maker: 'Harlow Board',
    quantity: 20,
    tags: ['Packing'],
    hours: 30,
  },
  { ownerId: 'u3', product: 'Wooden train, spare wheels', maker: 'Kvist Toys', quantity: 6, tags: ['Toys'], hours: 72 },
  {
    ownerId: 'u4',
    product: 'Carbon-free receipt rolls',
    maker: 'Harlow Board',
    quantity: 3,
    tags: ['Office'],
    hours: 96,
  },
]

const sample: Sample<Tables> = ({ ago }) => ({
  sampleOrders: orders.map(({ hours, tags, ...order }, index) => ({
    id: index + 1,
    ...order,
    neededBy: '',
    delivery: 'post',
    email: '',
    street: '',
    postalCode: '',
    city: '',
    isUrgent: false,
    note: '',
    tags: JSON.stringify(tags),
    budget: null,
    phone: '',
    color: '',
    rating: 0,
    batch: '',
    details: SafeHtml.parse(''),
    attachments: '[]',
    createdAt: ago({ hours }),
    deletedAt: null,
    search: fold(order.product, order.maker, ...tags),
  })),
})

export default sample
