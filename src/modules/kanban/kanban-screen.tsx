import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { kanban } from './contract.ts'
import { KanbanPage } from './kanban-page.tsx'

export function Component() {
  const t = useTexts('kanban')
  const can = useCan()
  if (can('read', kanban.name)) return <KanbanPage />
  return <EmptyState as="h1" picture="/pictures/empty/not-allowed.svg" title={t('noAccess')} text={t('noAccessText')} />
}
