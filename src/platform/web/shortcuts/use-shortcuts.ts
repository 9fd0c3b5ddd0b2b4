import { useId, useLayoutEffect } from 'react'
import { registerShortcuts, type Shortcut, unregisterShortcuts } from './shortcut-registry.ts'

/**
 * Registers shortcuts of a screen; inactive while a field, dialog or menu has the focus. The list that `?` opens shows
 * them under the title. `isGlobal`: they are the same on all screens.
 */
export function useShortcuts(
  title: string | undefined,
  shortcuts: readonly Shortcut[],
  { isGlobal = false }: { isGlobal?: boolean } = {},
) {
  const id = useId()
  // Active as soon as the screen is visible.
  useLayoutEffect(() => registerShortcuts(id, { title, shortcuts, isGlobal }))
  useLayoutEffect(() => () => unregisterShortcuts(id), [id])
}
