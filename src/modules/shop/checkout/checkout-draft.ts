import * as z from 'zod'
import type { CartLine } from '../contract-cart.ts'
import { Address, deliveries, payments } from '../contract-orders.ts'

/** An address as it stands in the form, right or not. */
const AddressText = z.object({
  name: z.string().max(500),
  company: z.string().max(500),
  street: z.string().max(500),
  city: z.string().max(500),
  postalCode: z.string().max(500),
  country: Address.shape.country,
  phone: z.string().max(500),
  email: z.string().max(500),
})
export type AddressText = z.infer<typeof AddressText>

export const CheckoutDraft = z.object({
  address: AddressText.optional(),
  delivery: z.enum(deliveries).default('standard'),
  payment: z.enum(payments).default('invoice'),
  note: z.string().max(2000).default(''),
  /** A discount code, right or not. */
  code: z.string().min(1).max(100).optional(),
  /** Makes the order one and the same, however often it is sent; `of` is the cart that it stands for. */
  key: z.object({ id: z.uuid(), of: z.string() }).optional(),
})
export type CheckoutDraft = z.output<typeof CheckoutDraft>

export const blankDraft: CheckoutDraft = { delivery: 'standard', payment: 'invoice', note: '' }

/** What is in the cart, as one text: another cart is another order. */
export const contentOf = (lines: readonly CartLine[]) => lines.map(({ id, qty }) => `${id}×${qty}`).join(' ')

/** A random UUID; also where the page is not served securely and has no `randomUUID`. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

/** The key of the order that this cart will be. */
export const keyFor = (draft: CheckoutDraft, of: string) => (draft.key?.of === of ? draft.key : { id: newKey(), of })
