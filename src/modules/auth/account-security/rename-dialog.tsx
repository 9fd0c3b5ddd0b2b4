import { TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
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
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending } = useMutation({ ...api.renamePasskey.mutation(), onSuccess: onClose })
  const submit = () => {
    if (typed.trim() === name) onClose()
    else if (typed.trim()) mutate({ params: { id }, body: { name: typed } })
    else setMissing(true)
  }

  return (
    <FormDialog
      title={t('account.passkeys.rename')}
      action={t('account.save')}
      className={styles.content}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
