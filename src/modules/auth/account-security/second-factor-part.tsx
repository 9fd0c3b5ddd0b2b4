import { IconAlertTriangle, IconDeviceMobileCheck, IconListNumbers } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import { Fact, Facts } from '../account/account-section.tsx'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import type { Account } from '../contract-account.ts'
import type { AppSecret } from '../contract-fields.ts'
import { fewCodes } from '../two-steps/few-codes.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import styles from './second-factor-part.module.css'
import { State } from './state.tsx'

/** Switches the authenticator app on and off, and renews the recovery codes. */
export function SecondFactorPart({ account }: { account: Account }) {
  const t = useTexts('auth')
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useConfirmedMutation(api.beginSecondFactor.mutation(), { onDone: setSecret })
  const since = account.secondFactorSince
  const isDemanded = account.secondFactorDemanded
  const { data: passkeys } = useQuery({ ...api.listPasskeys.query(), enabled: isDemanded })
  const isOnly = isDemanded && !passkeys?.length
  const getOffText = () => {
    if (!isDemanded) return 'account.factor.off'
    return isOnly ? 'account.factor.due' : 'account.factor.byPasskey'
  }

  return (
    <>
      {since === null ? (
        <Fact
          icon={<IconDeviceMobileCheck size={20} aria-hidden />}
          title={
            <>
              {t('account.factor.app')} <State isOn={false} />
            </>
          }
          text={t(getOffText())}
        >
          <Button
            variant="contained"
            aria-haspopup="dialog"
            loading={begin.isPending}
            loadingPosition="start"
            onClick={() => begin.mutate({})}
          >
            {t('account.factor.enable')}
          </Button>
        </Fact>
      ) : (
        <Enabled since={since} isNeeded={isOnly} codesLeft={account.recoveryCodesLeft ?? 0} onCodes={setCodes} />
      )}
      {secret && (
        <EnrolDialog
          secret={secret}
          email={account.email}
          onEnabled={(newCodes) => {
            setSecret(undefined)
            setCodes(newCodes)
            toast({ tone: 'success', text: t('account.factor.enabled') })
          }}
          onClose={() => setSecret(undefined)}
        />
      )}
      {codes && <CodesDialog codes={codes} email={account.email} onClose={() => setCodes(undefined)} />}
    </>
  )
}

interface EnabledProps {
  since: string
  /** The role requires a second factor, and this is the last one. */
  isNeeded: boolean
  /** Number of unused recovery codes. */
  codesLeft: number
  onCodes: (codes: readonly string[]) => void
}

function Enabled({ since, isNeeded, codesLeft, onCodes }: EnabledProps) {
  return (
    <Facts>
      <AppFact since={since} isNeeded={isNeeded} />
      <CodesFact codesLeft={codesLeft} onCodes={onCodes} />
    </Facts>
  )
}

function AppFact({ since, isNeeded }: Pick<EnabledProps, 'since' | 'isNeeded'>) {
  const t = useTexts('auth')
  const format = useFormats()
  const [isConfirming, setConfirming] = useState(false)
  const disable = useConfirmedMutation(api.disableSecondFactor.mutation(), {
    onDone: () => toast({ tone: 'success', text: t('account.factor.disabled') }),
  })
  return (
    <Fact
      icon={<IconDeviceMobileCheck size={20} aria-hidden />}
      title={
        <>
          {t('account.factor.app')} <State isOn />
        </>
      }
      text={
        <>
          {t('account.factor.since', { when: format.date(since) })}
          {isNeeded && <div>{t('account.factor.needed')}</div>}
        </>
      }
    >
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        disabled={isNeeded}
        loading={disable.isPending}
        onClick={() => setConfirming(true)}
      >
        {t('account.factor.disable')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={t('account.factor.disableAsk')}
          action={t('account.factor.disable')}
          onConfirm={() => disable.mutate({})}
          onClose={() => setConfirming(false)}
        >
          {t('account.factor.disableText')}
        </ConfirmDialog>
      )}
    </Fact>
  )
}

function CodesFact({ codesLeft, onCodes }: Pick<EnabledProps, 'codesLeft' | 'onCodes'>) {
  const t = useTexts('auth')
  const [isConfirming, setConfirming] = useState(false)
  const renew = useConfirmedMutation(api.renewRecoveryCodes.mutation(), {
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <Fact
      icon={<IconListNumbers size={20} aria-hidden />}
      title={t('account.codes.title')}
      text={<CodesLeft count={codesLeft} />}
    >
      <Button
        variant={codesLeft > fewCodes ? 'outlined' : 'contained'}
        color={codesLeft > fewCodes ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        loading={renew.isPending}
        onClick={() => setConfirming(true)}
      >
        {t('account.codes.renew')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('account.codes.renewAsk')}
          action={t('account.codes.renew')}
          onConfirm={() => renew.mutate({})}
          onClose={() => setConfirming(false)}
        >
          {t('account.codes.renewText')}
        </ConfirmDialog>
      )}
    </Fact>
  )
}

function CodesLeft({ count }: { count: number }) {
  const t = useTexts('auth')
  if (count > fewCodes) return t('account.codes.left', { count })
  return (
    <span className={styles.few}>
      <IconAlertTriangle size={16} aria-hidden />
      {count === 0 ? t('account.codes.none') : t('account.codes.few', { count })}
    </span>
  )
}
