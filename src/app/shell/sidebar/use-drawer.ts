import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { settings, useSetting } from '#platform/web/settings/settings.ts'

const narrowScreen = '(width < 1024px)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(narrowScreen)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export interface Drawer {
  open: boolean
  toggle: () => void
  close: () => void
}

/** The menu as a drawer in narrow windows; Escape and navigation close it. */
export function useDrawer(): Drawer {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrowScreen).matches,
    () => false,
  )
  const isMobileSidebar = useSetting('isMobileSidebar')
  const { key } = useLocation()
  const open = isNarrow && isMobileSidebar
  const opener = useRef<Element>(null)

  const toggle = () => {
    if (!settings.get().isMobileSidebar) opener.current = document.activeElement
    settings.toggleMobileSidebar()
  }
  const close = () => {
    if (settings.get().isMobileSidebar) settings.toggleMobileSidebar()
  }

  // Close it when the window widens, so that it does not reappear when the window narrows.
  useEffect(() => close(), [key, isNarrow])

  useEffect(() => {
    if (!open) return
    const onKey = ({ key: pressedKey }: KeyboardEvent) => pressedKey === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [open])

  return { open, toggle, close }
}
