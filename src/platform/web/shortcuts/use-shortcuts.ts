import { useId, useLayoutEffect } from 'react'
import { listShortcuts, type Shortcut, unlistShortcuts } from './shortcut-registry.ts'

/**
 * Registers shortcuts of a screen; inactive while a field, dialog or menu has the focus. The list that `?` opens shows
 * them under the title.
 */
export function useShortcuts(title: string | undefined, shortcuts: readonly Shortcut[]) {
  const id = useId()
  // Active as soon as the screen is visible.
  useLayoutEffect(() => listShortcuts(id, { title, shortcuts }))
  useLayoutEffect(() => () => unlistShortcuts(id), [id])
}
