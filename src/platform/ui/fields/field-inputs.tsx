import { lazy, type ReactNode, Suspense } from 'react'
import { fieldOf, maxInLine } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { numberOf } from '#platform/ui/form/inputs/number-of.ts'
import { SelectInput } from '#platform/ui/form/inputs/select-input.tsx'
import { TextInput } from '#platform/ui/form/inputs/text-input.tsx'
import { ToggleInput } from '#platform/ui/form/inputs/toggle-input.tsx'
import { type AnyFieldTexts, choiceText } from './field-texts.ts'

// Few forms have these inputs; forms without them do not load them.
const ChoicesInput = lazy(async () => ({ default: (await import('./choices-input.tsx')).ChoicesInput }))
const PersonInput = lazy(() => import('./person-input.tsx'))
const RecordInput = lazy(() => import('./record-input.tsx'))

interface FieldInputProps {
  /** The field's name in the contract. */
  schema: unknown
  name: string
  texts: AnyFieldTexts
  hint?: ReactNode
  /** How yes and no are displayed. */
  toggle?: 'checkbox' | 'switch'
}

const dayOf = (typed: unknown) => typed || null
const whole = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const
const decimal = { htmlInput: { inputMode: 'decimal', dir: 'ltr' } } as const
const fewLines = { maxRows: 4 } as const
const manyLines = { minRows: 3, maxRows: 12 } as const
const figureOf = (typed: unknown) => numberOf(typed) ?? null

/** The input for a field of a contract. */
export function FieldInput({ schema, name, texts, hint, toggle }: FieldInputProps) {
  const { kind, isRequired, isWhole, choices, topics, unit, most = maxInLine } = fieldOf(schema)
  const shared = { name, label: texts.field(name), required: isRequired, hint }
  const options = choices.map((value) => ({ value, label: choiceText(texts, name, value) }))
  switch (kind) {
    case 'yesNo':
      return <ToggleInput {...shared} required={false} kind={toggle} />
    case 'choice':
      return <SelectInput {...shared} options={options} />
    case 'choices':
    case 'person':
    case 'record':
      return (
        <Suspense fallback={<TextInput {...shared} disabled />}>
          {kind === 'choices' && <ChoicesInput {...shared} options={options} />}
          {kind === 'person' && <PersonInput {...shared} />}
          {kind === 'record' && <RecordInput {...shared} topics={topics} />}
        </Suspense>
      )
    case 'date':
      return <TextInput {...shared} type="date" read={dayOf} />
    case 'number':
    case 'money':
      return (
        <TextInput
          {...shared}
          slotProps={{ ...(isWhole ? whole : decimal), ...(unit && { input: { endAdornment: <Unit unit={unit} /> } }) }}
          read={figureOf}
        />
      )
    case 'email':
      return <TextInput {...shared} type="email" />
    case 'phone':
      return <TextInput {...shared} type="tel" />
    case 'url':
      return <TextInput {...shared} type="url" />
    case 'longText':
      return <TextInput {...shared} multiline {...(most > maxInLine ? manyLines : fewLines)} isWide />
    case 'text':
      return <TextInput {...shared} />
  }
}

const Unit = ({ unit }: { unit: string }) => <bdi className="text-quiet">{unit}</bdi>

/** An input for each field of a contract, in order. */
export const FieldInputs = ({ fields, texts }: { fields: Shape; texts: AnyFieldTexts }) =>
  Object.entries(fields).map(([name, schema]) => <FieldInput key={name} schema={schema} name={name} texts={texts} />)
