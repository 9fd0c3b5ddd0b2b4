import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'

interface LimitDialogProps {
  value: number | null
  onSave: (limit: number | null) => void
  onClose: () => void
}

/** Dialog for the maximum number of cards in a column; an empty field removes the limit. */
export function LimitDialog({ value, onSave, onClose }: LimitDialogProps) {
  const t = useTexts('kanban')
  const initial = value === null ? '' : String(value)
  const [text, setText] = useState(initial)
  const isFine = text === '' || /^[1-9]\d{0,2}$/.test(text)
  const save = () => {
    onSave(text === '' ? null : Number(text))
    onClose()
  }
  return (
    <FormDialog
      title={t('column.limitTitle')}
      action={t('save')}
      isDirty={text !== initial}
      isIncomplete={!isFine}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-quiet">{t('column.limitText')}</p>
      <TextField
        label={t('column.limitField')}
        placeholder={t('column.noLimit')}
        value={text}
        error={!isFine}
        onChange={(event) => setText(event.target.value.trim())}
        inputRef={(field: HTMLInputElement | null) => field?.focus()}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
    </FormDialog>
  )
}
