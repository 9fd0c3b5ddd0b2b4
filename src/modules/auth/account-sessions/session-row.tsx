import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from '@tabler/icons-react'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { parseDevice } from '#platform/device.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import { Fact } from '../account/account-section.tsx'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import type { AccountSession } from '../contract-account.ts'
import { useDeviceName } from './use-device-name.ts'

const icons = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceUnknown,
}

/** One session: browser, start and last use. The location is not stored. */
export function SessionRow({ session }: { session: AccountSession }) {
  const t = useTexts('auth')
  const format = useFormats()
  const device = useDeviceName()(session.device)
  const [isAsking, setAsking] = useState(false)
  const end = useConfirmedMutation(api.endSession.mutation(), {
    onDone: () => toast({ tone: 'success', text: t('account.sessions.ended', { device }) }),
  })
  const Icon = icons[parseDevice(session.device).kind]
  const used = session.isCurrent
    ? t('account.sessions.now')
    : t('account.sessions.used', { when: format.relative(session.lastUsedAt) })
  return (
    <Fact
      icon={<Icon size={20} aria-hidden />}
      title={
        <>
          <bdi>{device}</bdi>
          {session.isCurrent && <Chip size="small" color="success" label={t('account.sessions.current')} />}
          {session.isNew && <Chip size="small" color="warning" label={t('account.sessions.new')} />}
        </>
      }
      text={
        <>
          <div>{used}</div>
          <div>{t('account.sessions.since', { when: format.dateTime(session.createdAt) })}</div>
        </>
      }
    >
      {!session.isCurrent && (
        <Button
          variant="outlined"
          color="secondary"
          aria-haspopup="dialog"
          aria-label={t('account.sessions.endOf', { device })}
          loading={end.isPending}
          onClick={() => setAsking(true)}
        >
          {t('account.sessions.end')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('account.sessions.endAsk', { device })}
          action={t('account.sessions.end')}
          danger
          onConfirm={() => end.mutate({ params: { id: session.id } })}
          onClose={() => setAsking(false)}
        >
          {t('account.sessions.endText')}
        </ConfirmDialog>
      )}
    </Fact>
  )
}
