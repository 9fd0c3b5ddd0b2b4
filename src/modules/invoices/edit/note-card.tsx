import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { useTextField } from './use-text-field.ts'

/** What the customer reads below the sums. */
export function NoteCard() {
  const t = useTexts('invoices')
  const text = useTextField()
  return (
    <Card title={t('fields.note')}>
      <TextField
        {...text('note')}
        label={undefined}
        slotProps={{ htmlInput: { 'aria-label': t('fields.note') } }}
        multiline
        minRows={2}
        maxRows={10}
        placeholder={t('form.noteHint')}
      />
    </Card>
  )
}
