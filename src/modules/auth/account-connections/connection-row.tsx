import { IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import { Fact } from '../account/account-section.tsx'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import { useFailureText } from '../fields/failure-text.ts'
import type { Provider } from '../contract.ts'
import type { Identity } from '../contract-account.ts'
import { redirectToProvider } from '../provider-journey.ts'

export function Connected({ identity: { id, providerName: name, email, createdAt } }: { identity: Identity }) {
  const t = useTexts('auth')
  const format = useFormats()
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const since = t('account.connections.since', { when: format.date(createdAt) })
  const disconnect = useConfirmedMutation(api.disconnect.mutation(), {
    onDone: () => toast({ tone: 'success', text: t('account.connections.disconnected', { name }) }),
    onFailure: (error) => {
      const isLastMethod = error instanceof Failure && error.status === 409
      toast({ tone: 'error', text: isLastMethod ? t('account.connections.only') : failureText(error) })
    },
  })
  return (
    <Fact
      icon={<IconPlugConnected size={20} aria-hidden />}
      title={<bdi>{name}</bdi>}
      text={
        <>
          {email !== null && (
            <div>
              <bdi>{email}</bdi>
            </div>
          )}
          <div>{since}</div>
        </>
      }
    >
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        aria-label={t('account.connections.disconnectOf', { name })}
        loading={disconnect.isPending}
        onClick={() => setAsking(true)}
      >
        {t('account.connections.disconnect')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('account.connections.disconnectAsk', { name })}
          action={t('account.connections.disconnect')}
          danger
          onConfirm={() => disconnect.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
        >
          {t('account.connections.disconnectText')}
        </ConfirmDialog>
      )}
    </Fact>
  )
}

export function NotConnected({ provider: { id, name } }: { provider: Provider }) {
  const t = useTexts('auth')
  const connect = useConfirmedMutation(api.connect.mutation(), {
    onDone: (journey) => void redirectToProvider(journey, 'connect'),
  })
  return (
    <Fact
      icon={<IconPlugConnectedX size={20} aria-hidden />}
      title={<bdi>{name}</bdi>}
      text={t('account.connections.not')}
    >
      <Button
        variant="outlined"
        color="secondary"
        aria-label={t('account.connections.connectOf', { name })}
        loading={connect.isPending || connect.isSuccess}
        onClick={() => connect.mutate({ body: { provider: id } })}
      >
        {t('account.connections.connect')}
      </Button>
    </Fact>
  )
}
