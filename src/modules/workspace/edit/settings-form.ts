import * as z from 'zod'
import { StoredFile } from '#platform/files/stored-file.ts'
import { createTextFields } from '#platform/ui/form/inputs/create-text-fields.ts'
import { fields, type WorkspaceSettings } from '../contract.ts'

/** The form's values; the logo as a file with its name. */
export const FormSchema = z.object({ ...fields, logo: StoredFile.nullable() })
export type FormValues = z.output<typeof FormSchema>

export const { TextInput, SelectInput } = createTextFields<z.input<typeof FormSchema>>()

export const toFormValues = ({ version: _version, changedAt: _changedAt, ...values }: WorkspaceSettings): FormValues =>
  values
