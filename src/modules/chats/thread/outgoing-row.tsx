import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FileIcon } from '#platform/ui/files/file-icon.tsx'
import { useOpenChat } from '../chat-context.ts'
import { returnToDraft } from '../composer/drafts.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import type { Outgoing } from '../composer/outbox.ts'
import { MessageText } from '../format/message-text.tsx'
import rows from './message-row.module.css'
import styles from './outgoing-row.module.css'
import { QuotedMessage } from './quoted-message.tsx'
import { outgoingKey } from './thread-rows.ts'

/** A message that is being sent, or that could not be sent. */
export function OutgoingRow({ outgoing }: { outgoing: Outgoing }) {
  const t = useTexts('chats')
  const format = useFormats()
  const { userId, getName, getAvatar, outbox } = useOpenChat()
  const name = getName(userId)
  const edit = () => {
    returnToDraft(outgoing, getName)
    outbox.discard(outgoing.clientId)
    focusComposer(outgoing.threadId === undefined ? 'chat' : 'thread')
  }
  return (
    <div className={rows.item} data-row={outgoingKey(outgoing)} data-outgoing={outgoing.failed ?? 'pending'}>
      <div className={rows.row} data-own>
        <div className={rows.aside}>
          <Avatar name={name} src={getAvatar(userId)} size={36} />
        </div>
        <div className={rows.body}>
          <div className="flex wrap items-baseline gap-0-2">
            <bdi className={rows.name}>{name}</bdi>
            <span className="text-quiet text-12">{format.time(outgoing.at)}</span>
          </div>
          {outgoing.replyTo && <QuotedMessage quote={outgoing.replyTo} />}
          <div className="grid gap-1 text-quiet">
            {outgoing.msg && <MessageText msg={outgoing.msg} />}
            {outgoing.files.map((file) => (
              <span key={file.id} className="row gap-1 text-13">
                <FileIcon type={file.type} size={16} />
                <bdi>{file.name}</bdi>
              </span>
            ))}
          </div>
          {outgoing.failed ? (
            <div className={styles.failed} role="alert">
              <IconAlertCircle size={16} aria-hidden />
              {t(outgoing.failed === 'refused' ? 'outgoing.refused' : 'outgoing.unreachable')}
              <button type="button" onClick={() => outbox.retry(outgoing.clientId)}>
                {t('outgoing.retry')}
              </button>
              {outgoing.failed === 'refused' && outgoing.files.length === 0 && (
                <button type="button" onClick={edit}>
                  {t('outgoing.edit')}
                </button>
              )}
              <button type="button" onClick={() => outbox.discard(outgoing.clientId)}>
                {t('outgoing.discard')}
              </button>
            </div>
          ) : (
            <span className={styles.pending}>
              <IconClock size={12} aria-hidden />
              {t('outgoing.pending')}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
