import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ReactNode } from 'react'
import { DateInput, type DateInputProps } from './date-input.tsx'
import { SelectInput, type SelectInputProps } from './select-input.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface TextFields<Name extends string> {
  DateInput: (props: DateInputProps<Name>) => ReactNode
  TextInput: (props: TextInputProps<Name>) => ReactNode
  SelectInput: (props: SelectInputProps<Name>) => ReactNode
}

/** `createFields` without check boxes and switches, which screens without them then do not load. */
export const createTextFields = <Values extends FieldValues>(): TextFields<FieldPath<Values>> => ({
  DateInput,
  TextInput,
  SelectInput,
})
