import { type ReactNode, type RefObject, useCallback } from 'react'
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  /** True once what was typed is written: then the way on is free, before anything has been rendered again. */
  isSaved: RefObject<boolean>
  title: string
  /** Label of the button that discards changes. */
  action: string
  children: ReactNode
  /** It was chosen to leave without saving. */
  onLeave?: () => void
  /** Which form an address shows, where its path does not tell; the same function every time. */
  formOf?: (location: Location) => string
}

const pathOf = ({ pathname }: Location) => pathname

/** Asks before what was typed is lost: on the way to another form or screen, and when the tab is closed. */
export function LeaveGuard({ isDirty, isSaved, title, action, children, onLeave, formOf = pathOf }: LeaveGuardProps) {
  const isLeaving: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && formOf(currentLocation) !== formOf(nextLocation),
    [isDirty, isSaved, formOf],
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
