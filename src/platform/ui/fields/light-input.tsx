import { lazy, Suspense } from 'react'
import { getField, isTypedKind } from '#platform/fields/fields.ts'
import { TextInput } from '#platform/ui/form/inputs/text-input.tsx'
import type { FieldInputProps } from './field-inputs.tsx'
import { TypedInput } from './inputs/typed-input.tsx'

const FieldInput = lazy(async () => ({ default: (await import('./field-inputs.tsx')).FieldInput }))

/** Like `FieldInput`, for forms of mostly typed fields: switches and lists load only if the form has them. */
export function LightInput(props: FieldInputProps) {
  const { name, texts, schema } = props
  if (isTypedKind(getField(schema).kind)) return <TypedInput {...props} />
  return (
    <Suspense fallback={<TextInput name={name} label={texts.field(name)} disabled />}>
      <FieldInput {...props} />
    </Suspense>
  )
}
