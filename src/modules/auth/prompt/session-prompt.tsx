import { IconFingerprint, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SignInPrompt } from '#platform/module.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { asset } from '#platform/web/navigation/asset.ts'
import { api, optionsQuery } from '../auth-client.ts'
import type { NextStep } from '../contract.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'
import { usePasskey } from '../sign-in/use-passkey.ts'
import { FirstCodes } from '../two-steps/first-codes.tsx'
import { NewFactor } from '../two-steps/new-factor.tsx'
import { SecondFactor } from '../two-steps/second-factor.tsx'
import { useCodesLeft } from '../two-steps/use-codes-left.ts'
import styles from './session-prompt.module.css'

/** A dialog over the screen whose session ended; the screen keeps its input. */
export default function SessionPrompt({ email, onDone, onOther }: SignInPrompt) {
  const t = useTexts('auth')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState<NextStep['next']>()
  const [isRecovery, setRecovery] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  useEffect(() => {
    dialog.current?.showModal()
    // The first field only shows the address.
    dialog.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus()
  }, [])
  const proceed = async (next: NextStep['next']) => (next === 'open' ? onDone() : setStep(next))
  const needsSecondFactor = step === 'secondFactor'
  const needsNewFactor = step === 'newFactor' && !codes
  const getText = () => {
    if (codes) return { title: t('account.codes.title'), lead: t('account.codes.text') }
    if (needsNewFactor) return { title: t('account.factor.setUp'), lead: t('twoSteps.demanded') }
    if (needsSecondFactor) return { title: t('twoSteps.title'), lead: t('twoSteps.lead') }
    return { title: t('prompt.title'), lead: t('prompt.lead') }
  }
  const { title, lead } = getText()
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles.locked}`}
      aria-labelledby={id}
      closedby="none"
      // The screen behind it is unusable without a session.
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <span className={styles.icon}>
        <IconLock size={24} stroke={1.75} aria-hidden />
      </span>
      <h2 id={id} className="text-21 text-center">
        {title}
      </h2>
      <p className="margin-block-end-3 text-quiet text-center">{lead}</p>
      {codes && <FirstCodes codes={codes} email={email} onSaved={onDone} />}
      {needsNewFactor && <NewFactor email={email} onEnabled={setCodes} onOver={() => setStep(undefined)} />}
      {step === 'passkey' && <Notice tone="warning">{t('login.passkeyOnly')}</Notice>}
      {needsSecondFactor && (
        <SecondStep
          isRecovery={isRecovery}
          onSwitch={() => setRecovery(!isRecovery)}
          onDone={onDone}
          onOver={() => setStep(undefined)}
        />
      )}
      {!needsSecondFactor && step !== 'newFactor' && <Password email={email} onNext={proceed} />}
      {!codes && (
        <PlainButton kind="text" onClick={onOther}>
          {t('prompt.other')}
        </PlainButton>
      )}
    </dialog>
  )
}

interface SecondStepProps {
  isRecovery: boolean
  onSwitch: () => void
  onDone: () => void
  /** The second step has expired: the password is needed again. */
  onOver: () => void
}

/** Asks for a code of the app or a recovery code; after the latter, a toast tells how many are left. */
function SecondStep({ isRecovery, onSwitch, onDone, onOver }: SecondStepProps) {
  const t = useTexts('auth')
  const codesLeft = useCodesLeft()
  const reportCodesLeft = (count: number) => {
    const { isFew, text } = codesLeft(count)
    const openSecuritySettings = () => location.assign(asset('/pages/account?tab=security'))
    toast({
      text,
      ...(isFew && { tone: 'error', action: { label: t('twoSteps.codesNew'), run: openSecuritySettings } }),
    })
  }
  return (
    <>
      <SecondFactor
        key={String(isRecovery)}
        isRecovery={isRecovery}
        onOpen={async (count) => {
          onDone()
          if (count !== null) reportCodesLeft(count)
        }}
        onOver={onOver}
      />
      <PlainButton kind="text" onClick={onSwitch}>
        {isRecovery ? t('twoSteps.useApp') : t('twoSteps.useRecovery')}
      </PlainButton>
    </>
  )
}

function Password({ email, onNext }: { email: string; onNext: (next: NextStep['next']) => Promise<void> }) {
  const t = useTexts('auth')
  const { data: options } = useQuery(optionsQuery)
  const passkey = usePasskey(onNext)
  const { formProps, faults, isBusy } = useAuthForm({
    validate: (typed) => ({ password: typed('password') ? undefined : t('fields.passwordMissing') }),
    async send(typed) {
      const { next } = await api.signIn.send({ body: { email, password: typed('password') } })
      await onNext(next)
    },
    explain: (error) => (hasIssueAt(error, 'password') ? { password: t('failure.wrong') } : undefined),
  })
  const fault = faults['form'] ?? passkey.fault
  return (
    <form {...formProps} className="grid gap-4">
      {fault && <Notice tone="error">{fault}</Notice>}
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        value={email}
        autoComplete="username webauthn"
        readOnly
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        fault={faults['password']}
        hint={options?.samplePassword && t('login.samplePassword', { password: options.samplePassword })}
      />
      <SubmitButton isBusy={isBusy}>{t('prompt.action')}</SubmitButton>
      <PlainButton onClick={passkey.ask} aria-busy={passkey.isBusy}>
        <IconFingerprint size={20} stroke={1.75} aria-hidden />
        {t('login.passkey')}
      </PlainButton>
    </form>
  )
}
