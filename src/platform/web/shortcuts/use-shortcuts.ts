import { useId, useLayoutEffect } from 'react'
import { registerShortcuts, type Shortcut, unregisterShortcuts } from './shortcut-registry.ts'

/**
 * Registers shortcuts of a screen; inactive while a field, dialog or menu has the focus. The list that `?` opens shows
 * them under the title.
 */
export function useShortcuts(title: string | undefined, shortcuts: readonly Shortcut[]) {
  const id = useId()
  // Active as soon as the screen is visible.
  useLayoutEffect(() => registerShortcuts(id, { title, shortcuts }))
  useLayoutEffect(() => () => unregisterShortcuts(id), [id])
}
