import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { useField } from '#platform/ui/form/inputs/use-field.ts'

/** The note below the totals of the document. */
export function NoteCard() {
  const t = useTexts('invoices')
  const { ref, message, isSubmitting: _, ...field } = useField('note', t('fields.note'))
  return (
    <Card title={t('fields.note')}>
      <TextField
        {...field}
        inputRef={ref}
        fullWidth
        hiddenLabel
        error={Boolean(message)}
        helperText={message}
        slotProps={{ htmlInput: { 'aria-label': t('fields.note') } }}
        multiline
        minRows={2}
        maxRows={10}
        placeholder={t('form.noteHint')}
      />
    </Card>
  )
}
