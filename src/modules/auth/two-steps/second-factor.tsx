import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../auth-client.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useAuthForm } from '../fields/use-auth-form.ts'
import { CodeField } from './code-field.tsx'

interface SecondFactorProps {
  /** Asks for a recovery code instead of the app's code. */
  isRecovery: boolean
  /** `recoveryCodesLeft` is null if the app's code was used. */
  onOpen: (recoveryCodesLeft: number | null) => Promise<unknown>
  /** The first step has expired. */
  onOver: () => void
}

/** Submits automatically once six digits are entered. */
export function SecondFactor({ isRecovery, onOpen, onOver }: SecondFactorProps) {
  const t = useTexts('auth')
  const { formProps, faults, isBusy } = useAuthForm({
    validate(typed) {
      if (isRecovery) return typed('code').trim() ? {} : { code: t('twoSteps.recoveryMissing') }
      return /^\d{6}$/.test(typed('code')) ? {} : { code: t('twoSteps.incomplete') }
    },
    async send(typed) {
      const { recoveryCodesLeft } = await api.giveSecondFactor.send({ body: { code: typed('code') } })
      await onOpen(recoveryCodesLeft)
    },
    explain(error) {
      if (error instanceof Failure && error.status === 401) onOver()
      if (!hasIssueAt(error, 'code')) return undefined
      return { code: isRecovery ? t('twoSteps.recoveryWrong') : t('twoSteps.wrong') }
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      {faults['form'] && <Notice tone="error">{faults['form']}</Notice>}
      {isRecovery ? (
        <TextField
          name="code"
          label={t('twoSteps.recoveryCode')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          fault={faults['code']}
        />
      ) : (
        <CodeField label={t('twoSteps.code')} fault={faults['code']} />
      )}
      <SubmitButton isBusy={isBusy}>{t('twoSteps.action')}</SubmitButton>
    </form>
  )
}
