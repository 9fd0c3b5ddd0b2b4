import type { SampleDraft } from './contract.ts'

/** Initial values of an order. */
export const blank: Required<SampleDraft> = {
  product: '',
  maker: '',
  quantity: 1,
  neededBy: '',
  delivery: 'post',
  email: '',
  street: '',
  postalCode: '',
  city: '',
  isUrgent: false,
  note: '',
  tags: [],
  budget: null,
  phone: '',
  color: '',
  rating: 0,
  batch: '',
  details: '',
  attachments: [],
}
