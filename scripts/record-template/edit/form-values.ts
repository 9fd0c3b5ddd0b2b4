import * as z from 'zod'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { fields, type PlainRecord } from '../contract.ts'

// Every field of the form has a value, so that a cleared one is sent as empty.
export const FormSchema = z.strictObject(inChanges(fields))
export type FormValues = z.infer<typeof FormSchema>

export const blank = createDefaultValues(fields)

/** The values of the form, without fields that the server writes. */
export const toFormValues = ({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  deleted: _deleted,
  ...values
}: PlainRecord): FormValues => values
