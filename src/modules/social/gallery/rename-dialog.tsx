import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { GalleryItem } from '../contract-gallery.ts'

interface RenameDialogProps {
  item: GalleryItem
  onRename: (name: string) => void
  onClose: () => void
}

const maxNameLength = 120

/** Asks what a picture is to be called; that is also what is read out in its place. */
export function RenameDialog({ item, onRename, onClose }: RenameDialogProps) {
  const t = useTexts('social')
  const [name, setName] = useState(item.name)
  const trimmed = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!trimmed) return
    if (trimmed !== item.name) onRename(trimmed)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="rename-title">
      <form onSubmit={submit}>
        <DialogTitle id="rename-title">{t('gallery.rename')}</DialogTitle>
        <DialogContent>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
            autoFocus
            fullWidth
            margin="dense"
            label={t('gallery.name')}
            value={name}
            error={!trimmed}
            helperText={trimmed ? t('gallery.nameHint') : t('gallery.nameMissing')}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { maxLength: maxNameLength, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('gallery.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('gallery.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
