import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'

interface LimitDialogProps {
  value: number | null
  onSave: (limit: number | null) => void
  onClose: () => void
}

/** Dialog for the maximum number of cards in a column; an empty field removes the limit. */
export function LimitDialog({ value, onSave, onClose }: LimitDialogProps) {
  const t = useTexts('kanban')
  const title = useId()
  const [text, setText] = useState(value === null ? '' : String(value))
  const isFine = text === '' || /^[1-9]\d{0,2}$/.test(text)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={title}
      maxWidth="xs"
      fullWidth
      slotProps={{
        paper: {
          component: 'form',
          onSubmit: (event: FormEvent) => {
            event.preventDefault()
            if (!isFine) return
            onSave(text === '' ? null : Number(text))
            onClose()
          },
        },
      }}
    >
      <DialogTitle id={title}>{t('column.limitTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{t('column.limitText')}</DialogContentText>
        <TextField
          fullWidth
          label={t('column.limitField')}
          placeholder={t('column.noLimit')}
          value={text}
          error={!isFine}
          onChange={(event) => setText(event.target.value.trim())}
          inputRef={(field: HTMLInputElement | null) => field?.focus()}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" disabled={!isFine}>
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
