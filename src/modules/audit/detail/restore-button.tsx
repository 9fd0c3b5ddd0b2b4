import { IconArrowBackUp } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { Unconfirmed } from '#platform/web/session/session-guard.ts'
import { useCan } from '#platform/web/session/session.ts'
import { api } from '../audit-client.ts'
import { audit, type AuditDetail } from '../contract.ts'

type State = 'before' | 'after'

const restoring = api.restore.mutation({ quiet: true })

/** Restores a record after a confirmation that lists what else is undone. */
export function RestoreButton({ entry }: { entry: AuditDetail }) {
  const t = useTexts('audit')
  const failureText = useFailureText()
  const can = useCan()
  const [confirming, setConfirming] = useState<{ to: State; isAgain: boolean }>()
  const { mutate, isPending } = useMutation({
    ...restoring,
    meta: { ...restoring.meta, touches: [entry.topic] },
    onSuccess: ({ restored }) =>
      toast({ text: restored > 0 ? t('restore.done') : t('restore.already'), tone: 'success' }),
    onError: (error, { body: { to, force } }) => {
      if (error instanceof Unconfirmed) return
      // The record changed after the confirmation opened.
      if (error instanceof Failure && error.status === 409 && !force && entry.later === 0)
        setConfirming({ to, isAgain: true })
      else toast({ text: failureText(error), tone: 'error' })
    },
  })
  if (!can('update', audit.name) || !can('update', entry.topic)) return null
  const isAgain = confirming?.isAgain || entry.later > 0
  const renderButton = (to: State) => (
    <Button
      key={to}
      variant="outlined"
      color="secondary"
      loading={isPending}
      loadingPosition="start"
      startIcon={<IconArrowBackUp className="mirrored" size={18} aria-hidden />}
      onClick={() => setConfirming({ to, isAgain: false })}
    >
      {t(`restore.${to}`)}
    </Button>
  )
  return (
    <>
      {(entry.later > 0 ? (['before', 'after'] as const) : (['before'] as const)).map(renderButton)}
      {confirming && (
        <ConfirmDialog
          title={isAgain ? t('restore.again') : t('restore.sure')}
          action={t('restore.confirm')}
          danger={isAgain}
          onConfirm={() => mutate({ params: { id: entry.id }, body: { to: confirming.to, force: isAgain } })}
          onClose={() => setConfirming(undefined)}
        >
          {isAgain ? t('restore.againText', { count: Math.max(1, entry.later) }) : t('restore.sureText')}
        </ConfirmDialog>
      )}
    </>
  )
}
