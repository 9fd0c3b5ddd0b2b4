import { useTexts } from '#platform/i18n/use-texts.ts'
import { createTextFields } from '#platform/ui/form/inputs/create-text-fields.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { priorities, teams } from '../contract-fields.ts'
import { AssigneeField } from './assignee-field.tsx'
import type { FormValues } from './form-values.ts'
import { LabelsField } from './labels-field.tsx'
import styles from './new-ticket-dialog.module.css'
import { RequesterField } from './requester-field.tsx'

const { TextInput, SelectInput } = createTextFields<FormValues>()

export function NewTicketFields() {
  const t = useTexts('tickets')
  return (
    <>
      <RequesterField />
      <TextInput name="ticketTitle" label={t('fields.ticketTitle')} required />
      <DescriptionField />
      <div className={styles.pair}>
        <AssigneeField />
        <SelectInput
          name="team"
          label={t('fields.team')}
          options={teams.map((value) => ({ value, label: t(`teams.${value}`) }))}
        />
        <SelectInput
          name="priority"
          label={t('fields.priority')}
          options={priorities.toReversed().map((value) => ({ value, label: t(`priorities.${value}`) }))}
        />
      </div>
      <LabelsField />
    </>
  )
}

function DescriptionField() {
  const t = useTexts('tickets')
  const label = t('fields.ticketDescription')
  const { value, onChange } = useField('ticketDescription', label)
  return (
    <div className={styles.description} data-field="ticketDescription">
      <span className="text-quiet text-12 medium" aria-hidden>
        {label}
      </span>
      <RichTextEditor label={label} value={String(value)} isSmall onChange={onChange} />
    </div>
  )
}
