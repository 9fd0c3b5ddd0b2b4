import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useTicketsView } from './use-tickets-view.ts'

/** The name of the list's preset. */
export function usePresetName() {
  const t = useTexts('tickets')
  const { view } = useTicketsView()
  const colleagues = useColleagues()
  const { current } = useSavedViews()
  if (current) return current.name
  if (view.deleted) return t('presets.trash')
  if (view.view) return t(`presets.${view.view}`)
  const [priority] = view.priority ?? []
  if (priority) return t('priorityIs', { priority: t(`priorities.${priority}`) })
  const [team] = view.team ?? []
  if (team) return t(`teams.${team}`)
  const [assignee] = view.assignee ?? []
  const colleague = colleagues.find(({ id }) => id === assignee)
  return colleague?.name ?? view.label?.[0] ?? t('presets.all')
}
