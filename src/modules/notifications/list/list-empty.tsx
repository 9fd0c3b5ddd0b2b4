import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { isNarrowed, type NotificationsView } from './notifications-view.ts'
import { listPath } from '../paths.ts'

/** Empty state of the list, with a suggestion. */
export function ListEmpty({ view }: { view: NotificationsView }) {
  const t = useTexts('notifications')
  if (!isNarrowed(view))
    return <EmptyState picture="/pictures/empty/inbox-empty.svg" title={t('empty.none')} text={t('empty.noneText')} />
  const isRead = view.unread && !view.q && !view.topic
  return (
    <EmptyState
      picture={isRead ? '/pictures/empty/inbox-empty.svg' : '/pictures/empty/nothing-found.svg'}
      title={t(isRead ? 'empty.read' : 'empty.found')}
      text={t(isRead ? 'empty.readText' : 'empty.foundText')}
      action={<PlainButtonLink to={listPath}>{t('empty.all')}</PlainButtonLink>}
    />
  )
}
