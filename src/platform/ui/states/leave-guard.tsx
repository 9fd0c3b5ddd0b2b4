import { type ReactNode, type RefObject, useCallback } from 'react'
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  /** True once the input is saved; leaving then asks no question, even before the next render. */
  isSaved: RefObject<boolean>
  title: string
  /** Label of the button that discards changes. */
  action: string
  children: ReactNode
  /** Called when the user leaves without saving. */
  onLeave?: () => void
  /** Identifies the form of a URL, if the path does not; must be a stable function. */
  getFormKey?: (location: Location) => string
}

const getPath = ({ pathname }: Location) => pathname

/** Asks before input would be lost, when the user opens another screen or form or closes the tab. */
export function LeaveGuard({
  isDirty,
  isSaved,
  title,
  action,
  children,
  onLeave,
  getFormKey = getPath,
}: LeaveGuardProps) {
  const isLeaving: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && getFormKey(currentLocation) !== getFormKey(nextLocation),
    [isDirty, isSaved, getFormKey],
  )
  const blocker = useBlocker(isLeaving)
  useBeforeUnload((event) => {
    if (isDirty && !isSaved.current) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      action={action}
      danger
      onConfirm={() => {
        onLeave?.()
        blocker.proceed()
      }}
      onCancel={() => blocker.reset()}
    >
      {children}
    </ConfirmDialog>
  )
}
