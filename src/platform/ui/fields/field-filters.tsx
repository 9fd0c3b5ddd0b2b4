import './texts.ts'
import { MenuItem, TextField } from '@mui/material'
import type * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getField } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { type AnyFieldTexts, choiceText } from './field-texts.ts'
import styles from './field-filters.module.css'

interface FieldFiltersProps {
  fields: Shape
  /** The contract's list, for its filters. */
  list: z.ZodObject
  texts: AnyFieldTexts
  /** Current filters. */
  view: Readonly<Record<string, unknown>>
  onChange: (changes: Record<string, unknown>) => void
}

/** A filter for each field with choices or a boolean value. */
export function FieldFilters({ fields, list, texts, view, onChange }: FieldFiltersProps) {
  const t = useTexts('fields')
  const filters = Object.entries(fields).flatMap(([name, schema]) => {
    const { kind, choices } = getField(schema)
    if (!Object.hasOwn(list.shape, name)) return []
    if (kind === 'yesNo')
      return [{ name, isFlag: true, options: [['true', t('yes')] as const, ['false', t('no')] as const] }]
    if (kind !== 'choice') return []
    return [{ name, isFlag: false, options: choices.map((value) => [value, choiceText(texts, name, value)] as const) }]
  })
  const chosen = (name: string) => String([view[name]].flat()[0] ?? '')
  const choose = (name: string, isFlag: boolean, value: string) =>
    onChange({ [name]: value === '' ? undefined : isFlag ? value === 'true' : [value] })
  if (filters.length === 0) return null
  return (
    <div className={styles.filters}>
      {filters.map(({ name, isFlag, options }) => (
        <TextField
          key={name}
          select
          size="small"
          className={styles.filter}
          label={texts.field(name)}
          value={chosen(name)}
          onChange={({ target }) => choose(name, isFlag, target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('any')}</MenuItem>
          {options.map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </div>
  )
}
