// Full-height screens with side, list and detail, one at a time in small windows. For screens of any module.

import { IconMenu2 } from '@tabler/icons-react'
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { PageHeader } from '#platform/ui/page-header.tsx'
import styles from './panes.module.css'

const SideDrawer = lazy(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer }))

interface Drawer {
  /** The code of the drawer loads on first use. */
  state: 'unused' | 'open' | 'closed'
  label: string
  close: () => void
}

const DrawerContext = createContext<Drawer>({ state: 'unused', label: '', close: () => {} })

/** Closes the drawer with the side pane; no effect if the pane is beside the list. */
export const useCloseSide = () => use(DrawerContext).close

interface ScreenProps {
  title: ReactNode
  /** A secondary text beside the title. */
  lead?: ReactNode
  actions?: ReactNode
  /** Label of the side pane and of the button that opens its drawer. */
  sideLabel?: string
  /** Whether a record is open: a narrow window then shows only the detail pane, and a phone no header. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * A screen as high as the window, in which the parts scroll and not the page. Its child fills the space below the
 * header.
 */
export function Screen({ title, lead, actions, sideLabel, isOpen = false, children }: ScreenProps) {
  const [state, setState] = useState<Drawer['state']>('unused')
  const close = () => setState((now) => (now === 'open' ? 'closed' : now))
  const tools = (actions !== undefined || sideLabel !== undefined) && (
    <div className={styles.actions}>
      {sideLabel !== undefined && (
        <button
          type="button"
          className={styles.menu}
          aria-label={sideLabel}
          aria-haspopup="dialog"
          onClick={() => setState('open')}
        >
          <IconMenu2 size={20} aria-hidden />
        </button>
      )}
      {actions}
    </div>
  )
  return (
    <div className={styles.screen} data-open={isOpen}>
      <div className={styles.header}>
        <PageHeader title={title} lead={lead} actions={tools} isOneLine />
      </div>
      <DrawerContext value={{ state, label: sideLabel ?? '', close }}>{children}</DrawerContext>
    </div>
  )
}

interface PanesProps {
  /**
   * The side pane, such as folders. It may be in a drawer, which a link in it closes; a button needs `useCloseSide`.
   */
  side?: ReactNode
  list: ReactNode
  /** The detail pane. Without an open record, it is shown only if there is room beside the list. */
  detail?: ReactNode
  /** May set `--side-track`, `--list-track` and `--detail-track`, the widths of the grid's columns. */
  className?: string
}

/** Side, list and detail: three panes, of which a small window shows one at a time. */
export function Panes({ side, list, detail, className }: PanesProps) {
  const drawer = use(DrawerContext)
  return (
    <>
      <div
        className={className ? `${styles.panes} ${className}` : styles.panes}
        data-side={Boolean(side)}
        data-detail={Boolean(detail)}
      >
        {side && <div className={styles.side}>{side}</div>}
        <div className={styles.list}>{list}</div>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      <Suspense>
        {side && drawer.state !== 'unused' && (
          <SideDrawer label={drawer.label} isOpen={drawer.state === 'open'} onClose={drawer.close}>
            {side}
          </SideDrawer>
        )}
      </Suspense>
    </>
  )
}
