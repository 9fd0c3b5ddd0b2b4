import { type ReactNode, useMemo } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuContext } from '#platform/web/navigation/menu-entries.ts'
import { TopicIconContext } from '#platform/web/navigation/topic-icons.ts'
import { listMenuEntries } from './menu-entries.ts'
import { modules } from '#app/routing/modules.ts'
import { useNamespaceTexts } from '#app/routing/use-namespace-texts.ts'

const getIcon = (topic: string) => modules.find(({ id }) => topic === id || topic.startsWith(`${id}-`))?.icon

/** Provides the menu's entries and icons to screens. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const t = useTexts('shell')
  const getText = useNamespaceTexts()
  const entries = useMemo(
    () =>
      listMenuEntries(modules).map(({ section, label, to, topic, action }) => ({
        section: t(`section.${section}`),
        label: getText('titles', label),
        to,
        topic,
        action,
      })),
    [t, getText],
  )
  return (
    <TopicIconContext value={getIcon}>
      <MenuContext value={entries}>{children}</MenuContext>
    </TopicIconContext>
  )
}
