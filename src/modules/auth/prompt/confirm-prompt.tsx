import { IconFingerprint, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ConfirmPrompt } from '#platform/module.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { base, pathInside } from '#platform/web/navigation/base.ts'
import { api } from '../account/account-client.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'
import { usePasskey } from '../sign-in/use-passkey.ts'
import styles from './session-prompt.module.css'

/** A dialog over the screen that made a sensitive change; the screen keeps its input and then continues. */
export default function ConfirmDialog({ onDone }: ConfirmPrompt) {
  const t = useTexts('auth')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: account } = useQuery(api.show.query())
  useEffect(() => dialog.current?.showModal(), [])
  const hasPassword = account?.hasPassword ?? true
  const textGroup = hasPassword ? 'account.confirm' : 'account.signInAgain'
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      closedby="closerequest"
      // Confirming also closes the dialog, and calls `onDone` first.
      onClose={() => onDone(false)}
    >
      <span className={styles.icon}>
        <IconLock size={24} stroke={1.75} aria-hidden />
      </span>
      <h2 id={id} className="text-21 text-center">
        {t(`${textGroup}.title`)}
      </h2>
      <p className="margin-block-end-3 text-quiet text-center">{t(`${textGroup}.text`)}</p>
      {account && <ConfirmationForm hasPassword={hasPassword} onConfirmed={() => onDone(true)} />}
      <PlainButton kind="text" onClick={() => dialog.current?.close()}>
        {t('account.cancel')}
      </PlainButton>
    </dialog>
  )
}

function ConfirmationForm({ hasPassword, onConfirmed }: { hasPassword: boolean; onConfirmed: () => void }) {
  const t = useTexts('auth')
  const passkey = usePasskey(async () => onConfirmed(), { confirms: true })
  return (
    <>
      {passkey.fault && <Notice tone="error">{passkey.fault}</Notice>}
      {hasPassword ? <Password onConfirmed={onConfirmed} /> : <SignInAgain />}
      <PlainButton onClick={passkey.ask} aria-busy={passkey.isBusy}>
        <IconFingerprint size={20} stroke={1.75} aria-hidden />
        {t('login.passkey')}
      </PlainButton>
    </>
  )
}

function Password({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts('auth')
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('input')?.focus(), [])
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => ({ password: typed('password') ? undefined : t('fields.passwordMissing') }),
    send: (typed) => api.confirm.send({ body: { password: typed('password') } }),
    onDone: onConfirmed,
    explain: (error) => (hasIssueAt(error, 'password') ? { password: t('account.confirm.wrong') } : undefined),
  })
  return (
    <div ref={container}>
      <form {...formProps} className="grid gap-4">
        {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
        <PasswordField label={t('fields.password')} autoComplete="current-password" fault={faults['password']} />
        <SubmitButton isBusy={isBusy}>{t('account.confirm.action')}</SubmitButton>
      </form>
    </div>
  )
}

/** For accounts without a password: a recent sign-in confirms the user instead. */
function SignInAgain() {
  const t = useTexts('auth')
  const leave = () => {
    const next = pathInside(location.pathname) + location.search
    location.assign(`${base}auth/login?next=${encodeURIComponent(next)}`)
  }
  return (
    <PlainButton kind="filled" onClick={leave}>
      {t('account.signInAgain.action')}
    </PlainButton>
  )
}
