import { fold } from '#platform/text/fold.ts'
import { shownKeys } from '#platform/web/shortcuts/shortcut-keys.ts'
import { normalKeys } from '#platform/web/shortcuts/pressed-keys.ts'
import type { ListedShortcut, useShortcutGroups } from '#platform/web/shortcuts/shortcut-registry.ts'

type Group = ReturnType<typeof useShortcutGroups>[number]

interface GroupOptions {
  /** Title for shortcuts of a screen without one. */
  screenTitle: string
  /** Titles listed after the screen's, in this order. */
  last: readonly string[]
  query: string
}

/**
 * Groups shortcuts by title, the screen's first; parts without a title join it. Includes matching and active shortcuts
 * only.
 */
export function sheetGroups(groups: readonly Group[], { screenTitle, last, query }: GroupOptions) {
  const screen = groups.find(({ title }) => title !== undefined && !last.includes(title))?.title ?? screenTitle
  const shadowing = new Set(
    groups
      .flatMap(({ shortcuts }) => shortcuts)
      .flatMap((shortcut) => (shortcut.yields ? [] : [normalKeys(shortcut.keys)])),
  )
  const words = fold(query).split(/\s+/)
  const matches = ({ keys, label }: ListedShortcut, title: string) => {
    const text = fold(title, label, shownKeys(keys), keys)
    return words.every((word) => text.includes(word))
  }
  const byTitle = new Map<string, ListedShortcut[]>()
  for (const { title = screen, shortcuts } of groups) {
    const matching = shortcuts.filter(
      (shortcut) => matches(shortcut, title) && !(shortcut.yields && shadowing.has(normalKeys(shortcut.keys))),
    )
    if (matching.length > 0) byTitle.set(title, [...(byTitle.get(title) ?? []), ...matching])
  }
  return [...byTitle].toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b))
}
