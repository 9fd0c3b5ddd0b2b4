import { fold } from '#platform/text/fold.ts'
import { shownKeys } from '#platform/web/shortcuts/shortcut-keys.ts'
import { normalKeys } from '#platform/web/shortcuts/pressed-keys.ts'
import type { Shortcut, useShortcutGroups } from '#platform/web/shortcuts/shortcut-registry.ts'

type Group = ReturnType<typeof useShortcutGroups>[number]

interface Wanted {
  /** Title for shortcuts of a screen without one. */
  here: string
  /** Titles listed after the screen's, in this order. */
  last: readonly string[]
  typed: string
}

/**
 * Groups shortcuts by title, the screen's first; parts without a title join it. Includes matching and active shortcuts
 * only.
 */
export function sheetGroups(groups: readonly Group[], { here, last, typed }: Wanted) {
  const screen = groups.find(({ title }) => title !== undefined && !last.includes(title))?.title ?? here
  const taken = new Set(
    groups.flatMap(({ shortcuts }) => shortcuts).flatMap((one) => (one.yields ? [] : [normalKeys(one.keys)])),
  )
  const asked = fold(typed).split(/\s+/)
  const fits = ({ keys, label }: Shortcut, title: string) => {
    const text = fold(title, label, shownKeys(keys), keys)
    return asked.every((word) => text.includes(word))
  }
  const found = new Map<string, Shortcut[]>()
  for (const { title = screen, shortcuts } of groups) {
    const shown = shortcuts.filter((one) => fits(one, title) && !(one.yields && taken.has(normalKeys(one.keys))))
    if (shown.length > 0) found.set(title, [...(found.get(title) ?? []), ...shown])
  }
  return [...found].toSorted(([one], [other]) => last.indexOf(one) - last.indexOf(other))
}
