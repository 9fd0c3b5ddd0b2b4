import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import styles from '../account/account-dialog.module.css'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import { PasswordInput } from '../account/password-input.tsx'
import { useFaultText } from '../account/use-fault-text.ts'
import type { Account } from '../contract-account.ts'
import { usePasswordStrength } from '../fields/use-password-strength.ts'

interface PasswordDialogProps {
  account: Account
  onClose: () => void
}

type Passwords = Record<'current' | 'password', string>

/** Changes the password, or sets the first one of an account created through an identity provider. */
export function PasswordDialog({ account, onClose }: PasswordDialogProps) {
  const { name, email, hasPassword } = account
  const t = useTexts('auth')
  const getStrengthText = usePasswordStrength([name, email])
  const { typed, fields, refuse } = usePasswords()
  const { mutate, isPending } = useChange(account, refuse, onClose)
  const submit = () => {
    const { current, password } = typed
    const { isGoodEnough, text } = getStrengthText(password)
    if (hasPassword && !current) refuse('current', t('fields.passwordMissing'))
    else if (!isGoodEnough) refuse('password', text)
    else if (password === current) refuse('password', t('account.password.same'))
    else mutate({ body: { ...(hasPassword && { current }), password } })
  }

  return (
    <FormDialog
      title={t(hasPassword ? 'account.password.change' : 'account.password.choose')}
      action={t('account.password.save')}
      className={styles.content}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-quiet">{t('account.password.ends')}</p>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      {hasPassword && (
        <PasswordInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that opened the dialog
          autoFocus
          label={t('account.password.current')}
          autoComplete="current-password"
          {...fields.current}
        />
      )}
      <PasswordInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus follows the button that opened the dialog
        autoFocus={!hasPassword}
        label={t('fields.newPassword')}
        autoComplete="new-password"
        hint={typed.password ? getStrengthText(typed.password).text : t('strength.rule')}
        {...fields.password}
      />
    </FormDialog>
  )
}

/** Both passwords as typed; `refuse` shows why one is wrong and focuses its field. */
function usePasswords() {
  const [typed, setTyped] = useState<Passwords>({ current: '', password: '' })
  const [faults, setFaults] = useState<Partial<Passwords>>({})
  const current = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const field = (name: keyof Passwords) => ({
    value: typed[name],
    fault: faults[name],
    onChange: (value: string) => {
      setTyped((now) => ({ ...now, [name]: value }))
      setFaults({})
    },
  })
  return {
    typed,
    fields: {
      current: { inputRef: current, ...field('current') },
      password: { inputRef: password, ...field('password') },
    },
    refuse(name: keyof Passwords, fault: string) {
      setFaults({ [name]: fault })
      const input = name === 'current' ? current : password
      input.current?.focus()
    },
  }
}

function useChange(
  { hasPassword }: Account,
  refuse: (name: keyof Passwords, fault: string) => void,
  onDone: () => void,
) {
  const t = useTexts('auth')
  const faultText = useFaultText()
  return useConfirmedMutation(api.changePassword.mutation(), {
    onDone: () => {
      toast({ tone: 'success', text: t(hasPassword ? 'account.password.saved' : 'account.password.firstSaved') })
      onDone()
    },
    onFailure: (error) => {
      const texts = { current: t('account.confirm.wrong'), password: t('failure.common') }
      const text = faultText(error, texts)
      refuse(text === texts.current ? 'current' : 'password', text)
    },
  })
}
