import { genders, productStatuses } from '../contract-fields.ts'
import { parseDiscount, parsePercent, parseQuantity } from './typed-values.ts'
import type { Change } from './use-bulk.ts'

/** The input of the dialog; empty fields are left unchanged. */
export interface BulkValues {
  pricePercent: string
  discount: string
  qty: string
  status: string
  gender: string
}

export const emptyValues: BulkValues = { pricePercent: '', discount: '', qty: '', status: '', gender: '' }

const readers = { pricePercent: parsePercent, discount: parseDiscount, qty: parseQuantity } as const
const fields = ['pricePercent', 'discount', 'qty'] as const

/** The fields with invalid input. */
export const findFaults = (values: BulkValues) =>
  fields.filter((field) => values[field].trim() !== '' && readers[field](values[field]) === undefined)

/** The change to send; undefined if there is none. */
export function parseChange(values: BulkValues): Change | undefined {
  const [pricePercent, discount, qty] = fields.map((field) => readers[field](values[field]))
  const status = productStatuses.find((one) => one === values.status)
  const gender = genders.find((one) => one === values.gender)
  const changes = {
    ...(discount !== undefined && { discount }),
    ...(qty !== undefined && { qty }),
    ...(status && { status }),
    ...(gender && { gender }),
  }
  if (!pricePercent && Object.keys(changes).length === 0) return undefined
  return { ...(pricePercent && { pricePercent }), changes }
}
