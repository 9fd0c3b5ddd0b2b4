import { IconBell } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import type { TopbarPart } from '#platform/module.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { usePageVisible } from '#platform/web/use-page-visible.ts'
import { isCurrentScreen } from './is-current-screen.ts'
import { api } from '../notifications-client.ts'
import styles from './bell.module.css'

const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }))

const maxShown = 99
// A failure is not shown, since the user did not start the request; the notice stays unread.
const visitWithoutToast = api.visit.mutation({ quiet: true })

/** Number of unread notices; notices that link to the current screen are marked as read. */
export default function Bell({ title, toolClass, newItems }: TopbarPart) {
  const { number } = useFormats()
  const location = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isVisible = usePageVisible()
  const isKnown = useQuery(sessionQuery).isSuccess
  const { data: { count, paths } = { count: 0, paths: [] } } = useQuery({ ...api.unread.query(), enabled: isKnown })
  const { mutate: visit } = useMutation(visitWithoutToast)
  const currentPath = paths.find((path) => isCurrentScreen(path, location))
  useEffect(() => {
    if (currentPath !== undefined && isVisible) visit({ body: { path: currentPath } })
  }, [currentPath, isVisible, visit])

  return (
    <>
      <button
        type="button"
        className={toolClass}
        popoverTarget="notifications-panel"
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${title}: ${newItems(count)}` : title}
        title={title}
        style={{ anchorName: '--notifications-panel' }}
      >
        <span className="grid relative">
          <IconBell size={20} stroke={1.75} aria-hidden />
          {count > 0 && (
            <span className={styles.count} aria-hidden>
              {count > maxShown ? `${number(maxShown)}+` : number(count)}
            </span>
          )}
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {count > 0 && newItems(count)}
      </span>
      <div
        ref={panel}
        id="notifications-panel"
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <Panel title={title} onLeave={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  )
}
