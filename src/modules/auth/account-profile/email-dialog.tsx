import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import styles from '../account/account-dialog.module.css'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import { useFaultText } from '../account/use-fault-text.ts'
import { Email } from '../contract-fields.ts'

interface EmailDialogProps {
  /** The current address. */
  email: string
  onClose: () => void
}

/** Asks for a new address, which replaces the old one once the link sent to it is opened. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const t = useTexts('auth')
  const faultText = useFaultText()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useConfirmedMutation(api.changeEmail.mutation(), {
    onDone: ({ newEmail }) => {
      toast({ tone: 'success', text: t('account.email.sent', { email: newEmail ?? typed }) })
      onClose()
    },
    onFailure: (error) => setFault(faultText(error, { email: t('fields.emailWrong') })),
  })
  const submit = () => {
    const next = Email.safeParse(typed)
    if (!typed.trim()) setFault(t('fields.emailMissing'))
    else if (!next.success) setFault(t('fields.emailWrong'))
    else if (next.data === email.toLowerCase()) setFault(t('account.email.same'))
    else mutate({ body: { email: next.data } })
  }

  return (
    <FormDialog
      title={t('account.email.change')}
      action={t('account.email.send')}
      className={styles.content}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-quiet">{t('account.email.changeText', { email })}</p>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that opened the dialog
        autoFocus
        required
        fullWidth
        type="email"
        label={t('account.email.new')}
        value={typed}
        autoComplete="email"
        error={Boolean(fault)}
        helperText={fault}
        onChange={({ target }) => {
          setTyped(target.value)
          setFault(undefined)
        }}
        slotProps={{ htmlInput: { maxLength: 254, dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
      />
    </FormDialog>
  )
}
