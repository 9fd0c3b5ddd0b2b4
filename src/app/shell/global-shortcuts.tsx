import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { useMayEnter } from '#app/routing/may-enter.ts'
import { assignShortcutLetters } from '#app/layout/menu-entries.ts'
import { useModuleTitle } from '#app/routing/module-titles.ts'
import { modules } from '#app/routing/modules.ts'
import { palette, shortcutSheet } from '#app/overlays/overlays.ts'

const letters = [...assignShortcutLetters(modules)]

/** The shortcuts available on all screens, which screens must not redefine. */
export function GlobalShortcuts() {
  const t = useTexts('shell')
  const getTitle = useModuleTitle()
  const navigate = useNavigate()
  const mayEnter = useMayEnter()
  useShortcuts(
    t('shortcuts.everywhere'),
    [
      { keys: 'Mod+k', label: t('find'), run: palette.open, opensField: true },
      { keys: '/', label: t('find'), run: palette.open, yields: true, opensField: true },
      { keys: '?', label: t('shortcuts.show'), run: shortcutSheet.open },
      { keys: '[', label: t('sidebarToggle'), run: settings.toggleSidebar },
    ],
    { isGlobal: true },
  )
  useShortcuts(
    t('menu'),
    letters
      .filter(([, { action, topic }]) => mayEnter(action, topic))
      .map(([letter, { label, to }]) => ({
        keys: `g ${letter}`,
        label: getTitle(label),
        run: () => void navigate(to),
      })),
    { isGlobal: true },
  )
  return null
}
