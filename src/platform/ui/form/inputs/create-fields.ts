import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { RadioInput, type RadioInputProps } from './radio-input.tsx'
import { type TextFields, createTextFields } from './create-text-fields.ts'
import { ToggleInput, type ToggleInputProps } from './toggle-input.tsx'

interface FormFields<Name extends string> extends TextFields<Name> {
  ToggleInput: (props: ToggleInputProps<Name>) => ReactNode
  RadioInput: (props: RadioInputProps<Name>) => ReactNode
}

/**
 * The inputs of a form with typed names: `const { TextInput } = createFields<FormValues>()`, called once outside of
 * components.
 */
export const createFields = <Values extends FieldValues>(): FormFields<FieldPath<Values>> => ({
  ...createTextFields<Values>(),
  ToggleInput,
  RadioInput,
})
