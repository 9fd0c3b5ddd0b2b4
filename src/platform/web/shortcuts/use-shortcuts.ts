import { useId, useLayoutEffect } from 'react'
import { listShortcuts, type Shortcut, unlistShortcuts } from './shortcut-registry.ts'

/**
 * Runs what belongs to keys pressed anywhere on the screen, unless somebody is typing or a dialog or menu is open;
 * the sheet that `?` opens lists them under the title.
 */
export function useShortcuts(title: string | undefined, shortcuts: readonly Shortcut[]) {
  const id = useId()
  // Heard as soon as the screen is seen.
  useLayoutEffect(() => listShortcuts(id, { title, shortcuts }))
  useLayoutEffect(() => () => unlistShortcuts(id), [id])
}
