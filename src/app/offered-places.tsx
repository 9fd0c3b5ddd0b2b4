import { type ReactNode, useMemo } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlacesContext } from '#platform/web/places.ts'
import { TopicIconContext } from '#platform/web/topic-icons.ts'
import { placedEntries } from './menu-entries.ts'
import { modules } from './modules.ts'
import { useTextOf } from './text-of.ts'

const iconOf = (topic: string) => modules.find(({ id }) => topic === id || topic.startsWith(`${id}-`))?.icon

/** Tells the screens which places the menu can lead to, and what picture stands for them. */
export function OfferedPlaces({ children }: { children: ReactNode }) {
  const t = useTexts('shell')
  const textOf = useTextOf()
  const places = useMemo(
    () =>
      placedEntries(modules).map(({ section, label, to, topic, action }) => ({
        section: t(`section.${section}`),
        label: textOf('titles', label),
        to,
        topic,
        action,
      })),
    [t, textOf],
  )
  return (
    <TopicIconContext value={iconOf}>
      <PlacesContext value={places}>{children}</PlacesContext>
    </TopicIconContext>
  )
}
