import { IconCopy } from '@tabler/icons-react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, useMediaQuery } from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { api } from '../account/account-client.ts'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import { useFaultText } from '../account/use-fault-text.ts'
import type { AppSecret } from '../contract-fields.ts'
import styles from './enrol-dialog.module.css'
import { QrCode } from './qr-code.tsx'
import { useCopy } from './use-copy.ts'

interface EnrolDialogProps {
  secret: AppSecret
  email: string
  onEnabled: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

const groupByFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Enrols an authenticator app: shows the secret as a QR code and verifies a first code. */
export function EnrolDialog({ secret, email, onEnabled, onClose }: EnrolDialogProps) {
  const t = useTexts('auth')
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  const { code, type, fault, submit, isPending } = useFirstCode(onEnabled)

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      aria-labelledby={id}
      onClose={() => !isPending && onClose()}
    >
      <DialogTitle id={id}>{t('account.factor.setUp')}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={submit}>
          <ol className={styles.steps}>
            <ScanStep secret={secret} email={email} />
            <li className={styles.step}>
              <h3 className={styles.title}>{t('account.factor.enter')}</h3>
              <p className="text-quiet">{t('account.factor.enterText')}</p>
              <TextField
                className={styles.code}
                // On a phone the keyboard would cover the QR code.
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input of the dialog
                autoFocus={!isSmall}
                required
                label={t('twoSteps.code')}
                value={code}
                autoComplete="one-time-code"
                error={Boolean(fault)}
                helperText={fault}
                onChange={({ target }) => type(target.value)}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9, dir: 'ltr', spellCheck: false } }}
              />
            </li>
          </ol>
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isPending} onClick={onClose}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isPending} loadingPosition="start">
          {t('account.factor.turnOn')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function ScanStep({ secret: { secret, address }, email }: Pick<EnrolDialogProps, 'secret' | 'email'>) {
  const t = useTexts('auth')
  const copy = useCopy()
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{t('account.factor.scan')}</h3>
      <p className="text-quiet">{t('account.factor.scanText')}</p>
      <div className={styles.secret}>
        <QrCode text={address} label={t('account.factor.qr', { email })} />
        <div className={styles.manual}>
          <p className="text-quiet text-13">{t('account.factor.byHand')}</p>
          <div className="row gap-1 margin-block-start-1 break-anywhere">
            <code dir="ltr">{groupByFour(secret)}</code>
            <IconAction
              label={t('account.factor.copyKey')}
              icon={<IconCopy size={18} aria-hidden />}
              onClick={() => void copy(secret)}
            />
          </div>
          <a className={styles.open} href={address}>
            {t('account.factor.open')}
          </a>
        </div>
      </div>
    </li>
  )
}

/** The first code of the app, which turns the second factor on. */
function useFirstCode(onEnabled: EnrolDialogProps['onEnabled']) {
  const t = useTexts('auth')
  const faultText = useFaultText()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useConfirmedMutation(api.enableSecondFactor.mutation(), {
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onFailure: (error) => setFault(faultText(error, { code: t('account.factor.codeWrong') })),
  })
  return {
    code,
    type(typed: string) {
      setCode(typed)
      setFault(undefined)
    },
    fault,
    submit(event: SubmitEvent) {
      event.preventDefault()
      if (isPending) return
      const digits = code.replaceAll(/\D/g, '')
      if (digits.length === 6) mutate({ body: { code: digits } })
      else setFault(t('twoSteps.incomplete'))
    },
    isPending,
  }
}
