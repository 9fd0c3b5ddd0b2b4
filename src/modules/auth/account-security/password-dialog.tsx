import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import styles from '../account/account-dialog.module.css'
import { useSecured } from '../account/confirm-first.ts'
import { PasswordInput } from '../account/password-input.tsx'
import { useFaultText } from '../account/use-fault-text.ts'
import type { Account } from '../contract-account.ts'
import { usePasswordJudge } from '../fields/use-password-judge.ts'

interface PasswordDialogProps {
  account: Account
  onClose: () => void
}

type Faults = Partial<Record<'current' | 'password', string>>

/** Changes the password, or sets the first one of an account created through an identity provider. */
export function PasswordDialog({ account: { name, email, hasPassword }, onClose }: PasswordDialogProps) {
  const t = useTexts('auth')
  const id = useId()
  const faultText = useFaultText()
  const judge = usePasswordJudge([name, email])
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const currentField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const refuse = (field: keyof Faults, fault: string) => {
    setFaults({ [field]: fault })
    const input = field === 'current' ? currentField : passwordField
    input.current?.focus()
  }
  const { mutate, isPending } = useSecured(api.changePassword.mutation(), {
    onDone: () => {
      toast({ tone: 'success', text: t(hasPassword ? 'account.password.saved' : 'account.password.firstSaved') })
      onClose()
    },
    onFailure: (error) => {
      const known = { current: t('account.confirm.wrong'), password: t('failure.common') }
      const text = faultText(error, known)
      refuse(text === known.current ? 'current' : 'password', text)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const { isGoodEnough, text } = judge(password)
    if (hasPassword && !current) refuse('current', t('fields.passwordMissing'))
    else if (!isGoodEnough) refuse('password', text)
    else if (password === current) refuse('password', t('account.password.same'))
    else mutate({ body: { ...(hasPassword && { current }), password } })
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !isPending && onClose()}>
      <DialogTitle id={id}>{t(hasPassword ? 'account.password.change' : 'account.password.choose')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent className={styles.content}>
          <p className="text-quiet">{t('account.password.ends')}</p>
          {/* Tells password managers which account the password belongs to. */}
          <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
          {hasPassword && (
            <PasswordInput
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that opened the dialog
              autoFocus
              inputRef={currentField}
              label={t('account.password.current')}
              autoComplete="current-password"
              value={current}
              fault={faults.current}
              onChange={(typed) => {
                setCurrent(typed)
                setFaults({})
              }}
            />
          )}
          <PasswordInput
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that opened the dialog
            autoFocus={!hasPassword}
            inputRef={passwordField}
            label={t('fields.newPassword')}
            autoComplete="new-password"
            hint={password ? judge(password).text : t('strength.rule')}
            value={password}
            fault={faults.password}
            onChange={(typed) => {
              setPassword(typed)
              setFaults({})
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isPending} onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
            {t('account.password.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
