import * as z from 'zod'
import { text } from './contract-fields.ts'
import { countries } from './countries.ts'

/** Where a new order goes. */
export const Address = z.strictObject({
  name: text(120).min(1),
  company: text(120).default(''),
  street: text(200).min(1),
  city: text(120).min(1),
  postalCode: text(20).min(1),
  country: z.enum(countries),
  phone: text(40).default(''),
  email: z.email().max(254),
})
export type Address = z.output<typeof Address>

/** The same as stored: its country may be one to which the shop no longer delivers. */
export const OrderAddress = z.object({
  name: z.string(),
  company: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
})
export type OrderAddress = z.infer<typeof OrderAddress>
