import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Chat } from './contract-shapes.ts'
import { messageAsText } from './format/parse-message.ts'
import { useNames } from './use-names.ts'

/** The last message of a chat in one line, with its author unless that is obvious. */
export function usePreview({ messages, kind }: Chat) {
  const t = useTexts('chats')
  const { user } = useSession()
  const { getName } = useNames()
  const last = messages.at(-1)
  if (!last) return t('list.nothing')
  const text =
    last.deletedAt === null
      ? messageAsText(last.msg, getName) || t('files.count', { count: last.attachments.length })
      : t('message.deleted')
  if (last.senderId === user.id) return t('list.yours', { text })
  return kind !== 'direct' ? t('list.theirs', { name: getName(last.senderId).split(' ')[0] ?? '', text }) : text
}
