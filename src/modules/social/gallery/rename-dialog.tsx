import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import type { GalleryItem } from '../contract-gallery.ts'

interface RenameDialogProps {
  item: GalleryItem
  onRename: (name: string) => void
  onClose: () => void
}

const maxNameLength = 120

/** The name of a picture, which is also its alternative text. */
export function RenameDialog({ item, onRename, onClose }: RenameDialogProps) {
  const t = useTexts('social')
  const [name, setName] = useState(item.name)
  const trimmed = name.trim()
  const submit = () => {
    if (!trimmed) return
    if (trimmed !== item.name) onRename(trimmed)
    onClose()
  }
  return (
    <FormDialog title={t('gallery.rename')} action={t('gallery.save')} onSubmit={submit} onClose={onClose}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be filled in from here
        autoFocus
        fullWidth
        label={t('gallery.name')}
        value={name}
        error={!trimmed}
        helperText={trimmed ? t('gallery.nameHint') : t('gallery.nameMissing')}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { maxLength: maxNameLength, dir: 'auto' } }}
      />
    </FormDialog>
  )
}
