import { IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { Button, MenuItem, TextField } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { joinConditions, splitConditions, type Test, type Value } from '../conditions.ts'
import type { Topic } from '../contract.ts'
import type { RightCondition } from '../rights.ts'
import { useColumnName, useSentences } from '../use-sentences.ts'
import styles from './right-dialog.module.css'

type Columns = Topic['columns']

interface ConditionFieldsProps {
  number: number
  granted: RightCondition
  columns: Columns
  /** Fields to which an update can be limited; empty for other actions. */
  fields: readonly string[]
  onChange: (granted: RightCondition) => void
  onRemove: () => void
}

/** One condition: comparisons that must all hold, and the fields it applies to. */
export function ConditionFields({ number, granted, columns, fields, onChange, onRemove }: ConditionFieldsProps) {
  const t = useTexts('roles')
  const legend = useId()
  const tests = splitConditions(granted.conditions)
  const free = columns.filter(({ name }) => !tests.some(({ column }) => column === name))
  const [next] = free
  const changeTests = (all: readonly Test[]) => onChange({ ...granted, conditions: joinConditions(all) })
  return (
    <div role="group" aria-labelledby={legend} className={styles.conditions}>
      <div className="row justify-between text-13 semibold">
        <span id={legend}>{t('right.way', { number })}</span>
        <IconAction label={t('right.takeOut')} icon={<IconTrash size={18} aria-hidden />} onClick={onRemove} />
      </div>
      {tests.length === 0 && <p className="text-quiet">{t('right.whole')}</p>}
      {tests.map((test, index) => (
        <TestFields
          key={test.column}
          test={test}
          columns={columns.filter(({ name }) => name === test.column || free.some((one) => one.name === name))}
          onChange={(changed) => changeTests(tests.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => changeTests(tests.filter((one) => one !== test))}
        />
      ))}
      {next && (
        <Button
          size="small"
          color="secondary"
          className="justify-self-start"
          startIcon={<IconPlus size={16} aria-hidden />}
          onClick={() => changeTests([...tests, { column: next.name, not: false, values: ['$user.id'] }])}
        >
          {t('right.and')}
        </Button>
      )}
      {fields.length > 0 && (
        <FieldChoice
          fields={fields}
          chosen={granted.fields}
          onChange={(chosen) => onChange({ ...granted, fields: chosen })}
        />
      )}
    </div>
  )
}

interface TestFieldsProps {
  test: Test
  columns: Columns
  onChange: (test: Test) => void
  onRemove: () => void
}

// A select's value as text, keeping the type.
const toOptionValue = (value: Value) => JSON.stringify(value)

function TestFields({ test, columns, onChange, onRemove }: TestFieldsProps) {
  const t = useTexts('roles')
  const format = useFormats()
  const columnName = useColumnName()
  const { formatValue: valueName } = useSentences()
  const knownValues = columns.find(({ name }) => name === test.column)?.values ?? []
  const values: Value[] = knownValues.length > 0 ? knownValues : ['$user.id', null]
  const [first = null] = test.values
  const options = values.includes(first) ? values : [...values, first]
  return (
    <div className={styles.test}>
      <TextField
        select
        label={t('right.column')}
        value={test.column}
        onChange={({ target }) =>
          onChange({ column: target.value, not: false, values: [getDefaultValue(target.value, columns)] })
        }
      >
        {columns.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {columnName(name)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('right.test')}
        value={test.not ? 'isNot' : 'is'}
        onChange={({ target }) => onChange({ ...test, not: target.value === 'isNot', values: [first] })}
      >
        <MenuItem value="is">{test.values.length > 1 ? t('right.isOneOf') : t('right.is')}</MenuItem>
        <MenuItem value="isNot">{t('right.isNot')}</MenuItem>
      </TextField>
      {test.values.length > 1 ? (
        <span>{format.list(test.values.map(valueName), 'disjunction')}</span>
      ) : (
        <TextField
          select
          label={t('right.value')}
          value={toOptionValue(first)}
          onChange={({ target }) =>
            onChange({ ...test, values: [options.find((value) => toOptionValue(value) === target.value) ?? null] })
          }
        >
          {options.map((value) => (
            <MenuItem key={toOptionValue(value)} value={toOptionValue(value)}>
              {valueName(value)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <IconAction label={t('right.takeOutTest')} icon={<IconX size={18} aria-hidden />} onClick={onRemove} />
    </div>
  )
}

const getDefaultValue = (column: string, columns: Columns): Value =>
  columns.find(({ name }) => name === column)?.values[0] ?? '$user.id'

interface FieldChoiceProps {
  fields: readonly string[]
  /** Undefined for all fields. */
  chosen: readonly string[] | undefined
  onChange: (chosen: readonly string[] | undefined) => void
}

function FieldChoice({ fields, chosen, onChange }: FieldChoiceProps) {
  const t = useTexts('roles')
  const format = useFormats()
  return (
    <TextField
      select
      label={t('right.fields')}
      value={chosen ?? []}
      onChange={({ target }) => {
        const newValue: unknown = target.value
        const next = fields.filter((field) => Array.isArray(newValue) && newValue.includes(field))
        onChange(next.length === 0 || next.length === fields.length ? undefined : next)
      }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => (chosen ? format.list(chosen) : t('right.fieldsAll')),
        },
      }}
    >
      {fields.map((field) => (
        <MenuItem key={field} value={field}>
          {field}
        </MenuItem>
      ))}
    </TextField>
  )
}
