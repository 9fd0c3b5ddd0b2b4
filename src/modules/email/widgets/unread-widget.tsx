import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { client } from '#platform/web/api/client.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { unlessKnown } from '#platform/ui/figures/unless-known.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { inboxPart } from '../contract-inbox.ts'
import { MailTime } from '../mail-time.tsx'
import { SenderAvatar } from '../detail/face.tsx'

const api = client(inboxPart)

const maxRows = 12

/** The latest unread conversations, as links. */
export default function UnreadWidget() {
  const t = useTexts('email')
  const fitting = useRowsThatFit()
  const query = { q: 'in:inbox is:unread', limit: maxRows }
  const { data } = useQuery({ ...api.threads.query({ query }), throwOnError: unlessKnown })
  return (
    <WidgetCard title={t('widgets.unread.title')} more={{ to: '/apps/email', label: t('widgets.unread.all') }}>
      {!data && <WidgetRowSkeletons count={fitting} />}
      {data?.length === 0 && (
        <EmptyState small as="p" picture="/pictures/empty/inbox-empty.svg" title={t('widgets.unread.empty')} />
      )}
      <WidgetRows>
        {data?.slice(0, fitting).map(({ threadId, subject, time, participants }) => {
          const from = participants.findLast(({ unread }) => unread) ?? participants.at(-1)
          const name = from?.name || from?.email || ''
          return (
            <WidgetRow
              key={threadId}
              to={`/apps/email?thread=${threadId}`}
              lead={<SenderAvatar address={{ name, email: from?.email ?? '' }} size={36} />}
              title={subject || t('noSubject')}
              note={name}
              end={<MailTime iso={time} />}
            />
          )
        })}
      </WidgetRows>
    </WidgetCard>
  )
}
