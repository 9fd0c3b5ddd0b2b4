import { IconArrowLeft, IconBellOff, IconInfoCircle, IconPaperclip, IconPin, IconUsers } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import panes from '#platform/ui/panes/panes.module.css'
import { usePresence } from '#platform/web/session/presence.ts'
import { ChatFace } from '../chat-face.tsx'
import { useOpenChat } from '../chat-context.ts'
import type { ChatsView } from '../chats-view.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './thread-head.module.css'

/** Name and members of the chat, and buttons for its panels. */
export function ThreadHead() {
  const t = useTexts('chats')
  const { chat, userId } = useOpenChat()
  const { close, show } = useChatsView()
  const present = usePresence()
  const other = chat.kind === 'direct' ? chat.members.find(({ id }) => id !== userId) : undefined
  const online = chat.members.filter(({ id }) => present.has(id)).length

  return (
    <header className={styles.head}>
      <IconButton className={panes.backButton} aria-label={t('thread.back')} onClick={close}>
        <IconArrowLeft size={20} aria-hidden className="mirrored" />
      </IconButton>
      <ChatFace chat={chat} size={36} />
      <div className="flex-1 min-inline-0">
        <h2 className={styles.name}>
          <bdi {...asWritten(chat.name)}>{chat.name}</bdi>
          {chat.muted && <IconBellOff size={14} aria-label={t('chat.muted')} />}
        </h2>
        <p className="truncate text-quiet text-13">
          {other ? (
            <>
              {present.has(other.id) ? t('presence.online') : t('presence.away')}
              <span className={styles.job}> · {other.jobTitle}</span>
            </>
          ) : (
            <button type="button" className={styles.members} onClick={() => show('about')}>
              <IconUsers size={14} aria-hidden />
              <span className={`${styles.counts} truncate`}>
                {t('members.count', { count: chat.members.length })}
                {' · '}
                {t('members.online', { count: online })}
              </span>
              {chat.topic && (
                <>
                  <span className={`${styles.job} flex-none`}>{'\u00a0·\u00a0'}</span>
                  <span className={`${styles.job} truncate match-parent`} {...asWritten(chat.topic)}>
                    {chat.topic}
                  </span>
                </>
              )}
            </button>
          )}
        </p>
      </div>
      <div className="flex flex-none">
        <PanelButton panel="pins" Icon={IconPin} />
        <PanelButton panel="files" Icon={IconPaperclip} />
        <PanelButton panel="about" Icon={IconInfoCircle} />
      </div>
    </header>
  )
}

function PanelButton({ panel, Icon }: { panel: NonNullable<ChatsView['panel']>; Icon: typeof IconPin }) {
  const t = useTexts('chats')
  const { view, show } = useChatsView()
  const isOpen = view.panel === panel
  return (
    <Tooltip title={t(`panel.${panel}`)}>
      <IconButton
        aria-label={t(`panel.${panel}`)}
        aria-pressed={isOpen}
        className={styles.tool}
        onClick={() => show(isOpen ? undefined : panel)}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    </Tooltip>
  )
}
