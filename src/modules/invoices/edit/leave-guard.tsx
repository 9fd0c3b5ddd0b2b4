import { type RefObject, useCallback } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  /** True once what was typed is written: then the way on is free, before anything has been rendered again. */
  isSaved: RefObject<boolean>
}

/** Asks before what was typed is lost: on the way to another screen, and when the tab is closed. */
export function LeaveGuard({ isDirty, isSaved }: LeaveGuardProps) {
  const t = useTexts('invoices')
  const isLeaving: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
    [isDirty, isSaved],
  )
  const blocker = useBlocker(isLeaving)
  useBeforeUnload((event) => {
    if (isDirty && !isSaved.current) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('leave.title')}
      action={t('leave.action')}
      danger
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
