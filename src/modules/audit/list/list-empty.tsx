import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { type AuditView, isNarrowed } from '../audit-view.ts'

/** Empty state of the list, with a suggestion. */
export function ListEmpty({ view }: { view: AuditView }) {
  const t = useTexts('audit')
  if (!isNarrowed(view))
    return <EmptyState picture="/pictures/empty/inbox-empty.svg" title={t('empty.none')} text={t('empty.noneText')} />
  return (
    <EmptyState
      picture="/pictures/empty/nothing-found.svg"
      title={t('empty.found')}
      text={t('empty.foundText')}
      action={<PlainButtonLink to="/admin/audit">{t('empty.all')}</PlainButtonLink>}
    />
  )
}
