import { IconMenu2 } from '@tabler/icons-react'
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { PageHeader } from './page-header.tsx'
import styles from './panes.module.css'

const SideDrawer = lazy(async () => ({ default: (await import('./panes/side-drawer.tsx')).SideDrawer }))

interface Drawer {
  /** Its code loads on first use. */
  state: 'unused' | 'open' | 'closed'
  label: string
  close: () => void
}

const DrawerContext = createContext<Drawer>({ state: 'unused', label: '', close: () => {} })

/** Closes the drawer with the side pane; no effect if the pane is beside the list. */
export const useCloseSide = () => use(DrawerContext).close

interface ScreenProps {
  title: ReactNode
  /** A secondary line below the title. */
  lead?: ReactNode
  actions?: ReactNode
  /** Label of the side pane and of the button that opens its drawer. */
  sideLabel?: string
  /** A record is open: if there is room for one pane only, it is the detail, and a phone shows no header. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * A screen with the height of the window, in which the parts scroll and not the page. Its child fills the space below
 * the header.
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
        <PageHeader title={title} lead={lead} actions={tools} />
      </div>
      <DrawerContext value={{ state, label: sideLabel ?? '', close }}>{children}</DrawerContext>
    </div>
  )
}

interface PanesProps {
  /**
   * The side pane, such as folders. It may be in a drawer: a link in it closes the drawer, a button needs
   * `useCloseSide`.
   */
  side?: ReactNode
  list: ReactNode
  /** The detail pane. If the screen is not open, it is shown only where there is room beside the list. */
  detail?: ReactNode
  /** May set `--side-track`, `--list-track` and `--detail-track`, widths for a grid. */
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
