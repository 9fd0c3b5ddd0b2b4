// Messages at the edge of the window, with undo. Any code of the browser calls `toast`; only the app renders `Toasts`.

import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { topModal, watchModals } from '#platform/ui/top-modal.ts'
import { dismiss, type QueuedToast, toasts } from './toast.ts'
import styles from './toasts.module.css'

// In ms; long enough for slow readers. Toasts with undo stay longer.
const shortDuration = 6000
const longDuration = 10_000
// Until then a screen reader may not have begun to say a message.
const sayingDelay = 300

const shownSince = new Map<number, number>()

/** Whether the message was already shown, and so said, in another place: outside of a dialog that was opened since. */
function useIsSaid(id: number) {
  const [isSaid] = useState(() => Date.now() - (shownSince.get(id) ?? Infinity) > sayingDelay)
  useEffect(() => {
    if (!shownSince.has(id)) shownSince.set(id, Date.now())
  }, [id])
  return isSaid
}

/**
 * Container of toasts. Rendered inside an open modal dialog, since content outside of it is inert and not announced.
 */
export function Toasts() {
  const modal = useSyncExternalStore(watchModals, topModal, () => undefined)
  return modal ? createPortal(<ToastRegion />, modal) : <ToastRegion />
}

async function callQuietly(call: () => unknown) {
  try {
    await call()
  } catch {
    // The application reports failures itself.
  }
}

/** Hover and focus keep toasts open; Escape closes the newest. */
function ToastRegion() {
  const t = useTexts('platform')
  const queue = toasts.useValue()
  const [isPaused, setPaused] = useState(false)
  const region = useRef<HTMLDivElement>(null)

  // Only the top layer is above an open dialog or popover.
  useEffect(() => {
    // Disconnected when the dialog was removed, until it has another parent.
    if (!region.current?.isConnected) return
    const isOpen = queue.length > 0
    region.current[isOpen ? 'showPopover' : 'hidePopover']?.()
  }, [queue])

  return (
    <div
      ref={region}
      popover="manual"
      className={styles.container}
      role="region"
      aria-label={t('messages')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => {
        const newest = queue.at(-1)
        if (event.key !== 'Escape' || !newest) return
        // Keeps the dialog around it open.
        event.preventDefault()
        dismiss(newest.id)
      }}
    >
      <div role="status" aria-atomic={false}>
        <ul className={styles.list}>
          {queue.map((queued) => (
            <Toast key={queued.id} toast={queued} isPaused={isPaused} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function Toast({ toast: queued, isPaused }: { toast: QueuedToast; isPaused: boolean }) {
  const t = useTexts('platform')
  const { id, text, tone = 'plain', undo } = queued
  const action = undo ? { label: t('undo'), run: () => void callQuietly(undo) } : queued.action
  const isSaid = useIsSaid(id)
  const duration = action || tone === 'error' ? longDuration : shortDuration
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, isPaused])

  return (
    <li className={styles.toast} data-tone={tone} aria-atomic aria-live={isSaid ? 'off' : undefined}>
      {tone === 'success' && <IconCircleCheck className={styles.icon} size={20} aria-hidden />}
      {tone === 'error' && <IconAlertCircle className={styles.icon} size={20} aria-hidden />}
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            dismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('dismiss')} onClick={() => dismiss(id)}>
        <IconX size={16} aria-hidden />
      </button>
    </li>
  )
}
