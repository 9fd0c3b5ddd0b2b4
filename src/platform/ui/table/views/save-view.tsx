import { Button, Popover, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'

interface SaveViewProps {
  anchor: HTMLElement
  onSave: (name: string) => void
  onClose: () => void
}

const maxNameLength = 60

/** Saves the current view under a name. */
export function SaveView({ anchor, onSave, onClose }: SaveViewProps) {
  const t = useTexts('platform')
  const [name, setName] = useState('')
  const trimmed = name.trim()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('table.saveView') } }}
    >
      <form
        className="row gap-2 padding-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (trimmed) onSave(trimmed)
        }}
      >
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that has just opened
          autoFocus
          size="small"
          label={t('table.viewName')}
          value={name}
          slotProps={{ htmlInput: { maxLength: maxNameLength, dir: 'auto', autoComplete: 'off' } }}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={!trimmed}>
          {t('table.save')}
        </Button>
      </form>
    </Popover>
  )
}
