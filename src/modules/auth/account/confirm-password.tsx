import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { api } from './account-client.ts'
import styles from './account-dialog.module.css'
import { PasswordInput } from './password-input.tsx'
import { useFaultText } from './use-fault-text.ts'

/** Asks for the password before a sensitive change, in case the computer was left unlocked. */
export function ConfirmPassword({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const t = useTexts('auth')
  const faultText = useFaultText()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useMutation({
    ...api.confirm.mutation({ quiet: true }),
    onSuccess: () => onClose(true),
    onError: (error) => setFault(faultText(error, { password: t('account.confirm.wrong') })),
  })
  const submit = () => {
    if (password) mutate({ body: { password } })
    else setFault(t('fields.passwordMissing'))
  }

  return (
    <FormDialog
      title={t('account.confirm.title')}
      action={t('account.confirm.action')}
      className={styles.content}
      isBusy={isPending}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
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
    </FormDialog>
  )
}
