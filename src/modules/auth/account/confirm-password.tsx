import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from './account-client.ts'
import styles from './account-dialog.module.css'
import { PasswordInput } from './password-input.tsx'
import { useFaultText } from './use-fault-text.ts'

/** Asks for the password before a sensitive change, in case the computer was left unlocked. */
export function ConfirmPassword({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const t = useTexts('auth')
  const id = useId()
  const faultText = useFaultText()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const confirm = api.confirm.mutation()
  const { mutate, isPending } = useMutation({
    ...confirm,
    meta: { ...confirm.meta, quiet: true },
    onSuccess: () => onClose(true),
    onError: (error) => setFault(faultText(error, { password: t('account.confirm.wrong') })),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    if (password) mutate({ body: { password } })
    else setFault(t('fields.passwordMissing'))
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !isPending && onClose(false)}>
      <DialogTitle id={id}>{t('account.confirm.title')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent className={styles.content}>
          <p className="text-quiet">{t('account.confirm.text')}</p>
          <PasswordInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that opened the dialog
            autoFocus
            label={t('fields.password')}
            autoComplete="current-password"
            fault={fault}
            value={password}
            onChange={(typed) => {
              setPassword(typed)
              setFault(undefined)
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isPending} onClick={() => onClose(false)}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
            {t('account.confirm.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
