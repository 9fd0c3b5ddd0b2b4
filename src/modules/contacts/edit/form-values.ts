import * as z from 'zod'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { inChanges } from '#platform/fields/contract-shapes.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { pick } from '#platform/fields/described-values.ts'
import type { Contact } from '../contract.ts'
import { fields } from '../contract-fields.ts'

// Every field has a value, so that cleared fields are sent as empty; lists are sent whole.
export const FormValues = z.strictObject(inChanges(fields))
export type FormValues = z.infer<typeof FormValues>

export const fieldNames = listNames(fields)

export const emptyForm: FormValues = createDefaultValues(fields)

export const toFormValues = (contact: Contact): FormValues => pick(contact, fieldNames)
