import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { intervals, type Recurrence } from '../contract-recurrences.ts'
import styles from '../detail/dialog.module.css'
import { EndFields } from './end-fields.tsx'
import { useRecurrenceForm } from './use-recurrence-form.ts'

interface RecurrenceFormProps {
  /** Absent for a new one. */
  recurrence?: Recurrence | undefined
  /** The invoice that is repeated. */
  invoiceId: number
  /** The name of the invoice, for a new one. */
  name?: string
  onClose: () => void
}

/** When an invoice is repeated, and what becomes of the copies. */
export function RecurrenceForm({ recurrence, invoiceId, name = '', onClose }: RecurrenceFormProps) {
  const t = useTexts('invoices')
  const { values, change, errors, minDate, isDirty, save } = useRecurrenceForm(recurrence, invoiceId)
  const { interval, startDate, isIssued } = values
  return (
    <FormDialog
      title={recurrence ? t('recurring.edit', { name: recurrence.billTo }) : t('recurring.new', { number: name })}
      action={recurrence ? t('save') : t('recurring.create')}
      isDirty={isDirty}
      className={styles.content}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-quiet">{recurrence ? t('recurring.editLead') : t('recurring.newLead', { number: name })}</p>
      <TextField
        select
        fullWidth
        label={t('recurring.interval')}
        value={interval}
        onChange={({ target }) => change({ interval: intervals.find((one) => one === target.value) ?? interval })}
      >
        {intervals.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`recurring.intervals.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <DateField
        name="startDate"
        isRequired
        label={t('recurring.startDate')}
        min={minDate}
        value={startDate || null}
        error={errors.startDate}
        onChange={(day) => change({ startDate: day ?? '' })}
      />
      <EndFields values={values} errors={errors} onChange={change} />
      <TextField
        select
        fullWidth
        label={t('recurring.copies')}
        value={isIssued ? 'issued' : 'drafts'}
        helperText={isIssued && t('recurring.issuedHint')}
        onChange={({ target }) => change({ isIssued: target.value === 'issued' })}
      >
        <MenuItem value="drafts">{t('recurring.drafts')}</MenuItem>
        <MenuItem value="issued">{t('recurring.issued')}</MenuItem>
      </TextField>
    </FormDialog>
  )
}
