import * as z from 'zod'
import type { CartLine } from '../contract-cart.ts'
import { Address } from '../contract-address.ts'
import { paymentMethods } from '../contract-orders.ts'
import { deliveries } from '../contract-quote.ts'

/** The input of the address form, valid or not. */
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
  payment: z.enum(paymentMethods).default('invoice'),
  note: z.string().max(2000).default(''),
  /** A discount code, valid or not. */
  code: z.string().min(1).max(100).optional(),
  /** Identifies the order, so that repeated requests create only one; `of` is the content of its cart. */
  key: z.object({ id: z.uuid(), of: z.string() }).optional(),
})
export type CheckoutDraft = z.output<typeof CheckoutDraft>

export const blankDraft: CheckoutDraft = { delivery: 'standard', payment: 'invoice', note: '' }

/** The content of the cart as text: a cart with another one is another order. */
export const describeContent = (lines: readonly CartLine[]) => lines.map(({ id, qty }) => `${id}×${qty}`).join(' ')

/** A random UUID; also outside secure contexts, which lack `randomUUID`. */
export function createKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

/** The key of the order for this cart. */
export const getKey = (draft: CheckoutDraft, of: string) => (draft.key?.of === of ? draft.key : { id: createKey(), of })
