import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { RadioInput, type RadioInputProps } from './radio-input.tsx'
import { type TextFieldsOf, textFieldsOf } from './text-fields-of.ts'
import { ToggleInput, type ToggleInputProps } from './toggle-input.tsx'

interface FieldsOf<Name extends string> extends TextFieldsOf<Name> {
  ToggleInput: (props: ToggleInputProps<Name>) => ReactNode
  RadioInput: (props: RadioInputProps<Name>) => ReactNode
}

/**
 * The inputs of a form with typed names: `const { TextInput } = fieldsOf<FormValues>()`, called once outside of
 * components.
 */
export const fieldsOf = <Values extends FieldValues>(): FieldsOf<FieldPath<Values>> => ({
  ...textFieldsOf<Values>(),
  ToggleInput,
  RadioInput,
})
