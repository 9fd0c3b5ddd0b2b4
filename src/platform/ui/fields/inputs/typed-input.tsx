import { getField, maxInLine } from '#platform/fields/fields.ts'
import { DateInput } from '#platform/ui/form/inputs/date-input.tsx'
import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'
import { TextInput } from '#platform/ui/form/inputs/text-input.tsx'
import type { FieldInputProps } from '#platform/ui/fields/field-inputs.tsx'
import { unitText } from '#platform/ui/fields/field-texts.ts'

const integerInput = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const
const decimal = { htmlInput: { inputMode: 'decimal', dir: 'ltr' } } as const
const fewLines = { maxRows: 4 } as const
const manyLines = { minRows: 3, maxRows: 12 } as const
const toFigure = (typed: unknown) => parseNumber(typed) ?? null

/** The input for a field whose value is typed. */
export function TypedInput({ schema, name, texts, hint, disabled = false, lines }: Omit<FieldInputProps, 'toggle'>) {
  const { kind, isRequired, isInteger, unit, maxLength = maxInLine } = getField(schema)
  const shownUnit = unitText(texts, name, unit)
  const shared = { name, label: texts.field(name), required: isRequired, hint, disabled }
  switch (kind) {
    case 'date':
      return <DateInput {...shared} empty={null} />
    case 'number':
    case 'money':
      return (
        <TextInput
          {...shared}
          slotProps={{
            ...(isInteger ? integerInput : decimal),
            ...(shownUnit && { input: { endAdornment: <Unit unit={shownUnit} /> } }),
          }}
          read={toFigure}
        />
      )
    case 'email':
      return <TextInput {...shared} type="email" />
    case 'phone':
      return <TextInput {...shared} type="tel" />
    case 'url':
      return <TextInput {...shared} type="url" />
    case 'longText':
      return <TextInput {...shared} multiline {...(lines ?? (maxLength > maxInLine ? manyLines : fewLines))} isWide />
    default:
      return <TextInput {...shared} />
  }
}

const Unit = ({ unit }: { unit: string }) => <bdi className="text-quiet">{unit}</bdi>
