import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useNotesView } from '../use-notes-view.ts'
import { BoardTools } from './board-tools.tsx'

export function NotesHeader({ canWrite }: { canWrite: boolean }) {
  const t = useTexts('notes')
  const { view, setView } = useNotesView()
  return (
    <PageHeader
      title={t('title')}
      lead={canWrite ? undefined : t('readOnly')}
      actions={
        <BoardTools
          q={view.q ?? ''}
          layout={view.layout ?? 'grid'}
          onSearch={(q) => setView({ q }, { replace: true })}
          onLayout={(layout) => setView({ layout: layout === 'list' ? layout : undefined }, { replace: true })}
        />
      }
    />
  )
}
