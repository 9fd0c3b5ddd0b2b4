import { lazy, type ReactNode, Suspense } from 'react'
import { getField } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { SelectInput } from '#platform/ui/form/inputs/select-input.tsx'
import { TextInput } from '#platform/ui/form/inputs/text-input.tsx'
import { ToggleInput } from '#platform/ui/form/inputs/toggle-input.tsx'
import { type AnyFieldTexts, choiceText } from './field-texts.ts'
import { TypedInput } from './inputs/typed-input.tsx'

// Few forms have these inputs; forms without them do not load them.
const ChoicesInput = lazy(async () => ({ default: (await import('./inputs/choices-input.tsx')).ChoicesInput }))
const FilesInput = lazy(() => import('./inputs/files-input.tsx'))
const PersonInput = lazy(() => import('./inputs/person-input.tsx'))
const RecordInput = lazy(() => import('./inputs/record-input.tsx'))

export interface FieldInputProps {
  /** The field's name in the contract. */
  schema: unknown
  name: string
  texts: AnyFieldTexts
  hint?: ReactNode
  disabled?: boolean
  /** How a boolean field is displayed. */
  toggle?: 'checkbox' | 'switch'
  /** The height of a long text. Default: by the text's maximum. */
  lines?: { minRows: number; maxRows: number }
}

/** The input for a field of a contract. */
export function FieldInput(props: FieldInputProps) {
  const { schema, name, texts, hint, disabled = false, toggle } = props
  const { kind, isRequired, choices, topics } = getField(schema)
  const shared = { name, label: texts.field(name), required: isRequired, hint, disabled }
  const options = choices.map((value) => ({ value, label: choiceText(texts, name, value) }))
  switch (kind) {
    case 'yesNo':
      return <ToggleInput {...shared} required={false} kind={toggle} />
    case 'choice':
      return <SelectInput {...shared} options={options} />
    case 'choices':
    case 'person':
    case 'record':
    case 'files':
      return (
        <Suspense fallback={<TextInput {...shared} disabled />}>
          {kind === 'choices' && <ChoicesInput {...shared} options={options} />}
          {kind === 'person' && <PersonInput {...shared} />}
          {kind === 'record' && <RecordInput {...shared} topics={topics} />}
          {kind === 'files' && <FilesInput {...shared} />}
        </Suspense>
      )
    default:
      return <TypedInput {...props} />
  }
}

/** An input for each field of a contract, in order. */
export const FieldInputs = ({ fields, texts }: { fields: Shape; texts: AnyFieldTexts }) =>
  Object.entries(fields).map(([name, schema]) => <FieldInput key={name} schema={schema} name={name} texts={texts} />)
