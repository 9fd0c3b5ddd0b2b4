import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { unlessKnown } from '#platform/ui/figures/unless-known.ts'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { client } from '#platform/web/api/client.ts'
import { ChatFace } from '../chat-face.tsx'
import { listPart } from '../contract-list.ts'
import type { Chat } from '../contract-shapes.ts'
import styles from './unread-widget.module.css'
import { usePreview } from '../use-preview.ts'

const listQuery = client(listPart).list.query()

/** Chats with unread messages; those that mention the user come first. */
export default function UnreadWidget() {
  const t = useTexts('chats')
  const fitting = useRowsThatFit()
  const { data } = useQuery({ ...listQuery, throwOnError: unlessKnown })
  const unread = data
    ?.filter((chat) => chat.unread > 0 && (!chat.muted || chat.mentions > 0))
    .toSorted((one, other) => Number(other.mentions > 0) - Number(one.mentions > 0))
  return (
    <WidgetCard title={t('widgets.unread.title')} more={{ to: '/apps/chats', label: t('widgets.unread.all') }}>
      {!unread && <WidgetRowSkeletons count={fitting} />}
      {unread?.length === 0 && (
        <EmptyState small as="p" title={t('widgets.unread.empty')} text={t('widgets.unread.emptyText')} />
      )}
      <WidgetRows>
        {unread?.slice(0, fitting).map((chat) => (
          <UnreadRow key={chat.id} chat={chat} />
        ))}
      </WidgetRows>
    </WidgetCard>
  )
}

function UnreadRow({ chat }: { chat: Chat }) {
  const t = useTexts('chats')
  const format = useFormats()
  const preview = usePreview(chat)
  return (
    <WidgetRow
      to={`/apps/chats?chat=${chat.id}`}
      lead={<ChatFace chat={chat} size={36} />}
      title={chat.name}
      note={preview}
      end={
        <span className={styles.badge} data-mention={chat.mentions > 0}>
          <span aria-hidden dir="ltr">
            {chat.mentions > 0 && '@'}
            {format.number(chat.unread)}
          </span>
          <span className="visually-hidden">{t('list.unread', { count: chat.unread })}</span>
        </span>
      }
    />
  )
}
