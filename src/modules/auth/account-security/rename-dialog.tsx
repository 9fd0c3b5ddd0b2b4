import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../account/account-client.ts'
import styles from '../account/account-dialog.module.css'

interface RenameDialogProps {
  id: number
  name: string
  onClose: () => void
}

/** Renames a passkey. */
export function RenameDialog({ id, name, onClose }: RenameDialogProps) {
  const t = useTexts('auth')
  const titleId = useId()
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending } = useMutation({ ...api.renamePasskey.mutation(), onSuccess: onClose })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    if (typed.trim() === name) onClose()
    else if (typed.trim()) mutate({ params: { id }, body: { name: typed } })
    else setMissing(true)
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={() => !isPending && onClose()}>
      <DialogTitle id={titleId}>{t('account.passkeys.rename')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent className={styles.content}>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that opened the dialog
            autoFocus
            required
            fullWidth
            margin="dense"
            label={t('account.passkeys.name')}
            value={typed}
            autoComplete="off"
            error={isMissing}
            helperText={isMissing && t('account.passkeys.nameMissing')}
            onChange={({ target }) => {
              setTyped(target.value)
              setMissing(false)
            }}
            slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isPending} onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
            {t('account.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
