import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { genders, productStatuses } from '../contract-fields.ts'
import { type BulkValues, parseChange, findFaults, emptyValues } from './bulk-values.ts'
import type { Change } from './use-bulk.ts'
import { useRights } from './use-rights.ts'

interface BulkEditDialogProps {
  count: number
  onApply: (change: Change) => void
  onClose: () => void
}

const figures = ['pricePercent', 'discount', 'qty'] as const
const fieldByChange = { pricePercent: 'price', discount: 'discount', qty: 'qty' } as const

/** Changes several fields of many products at once; empty fields are left unchanged. */
export function BulkEditDialog({ count, onApply, onClose }: BulkEditDialogProps) {
  const t = useTexts('shop')
  const [values, setValues] = useState(emptyValues)
  const [isSubmitted, setSubmitted] = useState(false)
  const faults = findFaults(values)
  const change = parseChange(values)
  const set = (next: Partial<BulkValues>) => setValues({ ...values, ...next })

  const submit = () => {
    setSubmitted(true)
    if (faults.length > 0 || !change) return
    onApply(change)
    onClose()
  }

  return (
    <FormDialog
      title={t('table.bulk.title', { count })}
      action={t('table.bulk.apply', { count })}
      isDirty={!isSameJson(values, emptyValues)}
      isIncomplete={!change && faults.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-quiet">{t('table.bulk.lead')}</p>
      {figures.map((field) => (
        <FigureField
          key={field}
          field={field}
          value={values[field]}
          isWrong={isSubmitted && faults.includes(field)}
          onType={(typed) => set({ [field]: typed })}
        />
      ))}
      <ChoiceField
        field="status"
        value={values.status}
        choices={productStatuses.map((value) => ({ value, label: t(`product.statuses.${value}`) }))}
        onChoose={(status) => set({ status })}
      />
      <ChoiceField
        field="gender"
        value={values.gender}
        choices={genders.map((value) => ({ value, label: t(`product.genders.${value}`) }))}
        onChoose={(gender) => set({ gender })}
      />
    </FormDialog>
  )
}

interface FigureFieldProps {
  field: (typeof figures)[number]
  value: string
  isWrong: boolean
  onType: (typed: string) => void
}

function FigureField({ field, value, isWrong, onType }: FigureFieldProps) {
  const t = useTexts('shop')
  const rights = useRights()
  return (
    <TextField
      size="small"
      disabled={!rights.canChange(fieldByChange[field])}
      label={t(`table.bulk.${field}`)}
      value={value}
      error={isWrong}
      helperText={isWrong ? t(`table.faults.${field}`) : t(`table.bulk.${field}Hint`)}
      slotProps={{ htmlInput: { inputMode: field === 'qty' ? 'numeric' : 'decimal', autoComplete: 'off' } }}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

interface ChoiceFieldProps {
  field: 'status' | 'gender'
  /** Empty to change nothing. */
  value: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function ChoiceField({ field, value, choices, onChoose }: ChoiceFieldProps) {
  const t = useTexts('shop')
  const rights = useRights()
  return (
    <TextField
      select
      size="small"
      disabled={!rights.canChange(field)}
      label={t(`product.${field}`)}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <MenuItem value="">{t('table.bulk.asItIs')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
