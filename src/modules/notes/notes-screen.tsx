import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { NotesPage } from './notes-page.tsx'

export function Component() {
  const t = useTexts('notes')
  const can = useCan()
  if (can('read', 'notes')) return <NotesPage canWrite={can('update', 'notes')} />
  return <EmptyState as="h1" picture="/pictures/empty/not-allowed.svg" title={t('noAccess')} text={t('noAccessText')} />
}
