import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ReactNode } from 'react'
import { SelectInput, type SelectInputProps } from './select-input.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface TextFieldsOf<Name extends string> {
  TextInput: (props: TextInputProps<Name>) => ReactNode
  SelectInput: (props: SelectInputProps<Name>) => ReactNode
}

/** `fieldsOf` without check boxes and switches, which screens without them then do not load. */
export const textFieldsOf = <Values extends FieldValues>(): TextFieldsOf<FieldPath<Values>> => ({
  TextInput,
  SelectInput,
})
