import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { usePresence } from '#platform/web/session/presence.ts'
import { PresenceDot } from '../chat-face.tsx'
import { useOpenChat } from '../chat-context.ts'
import styles from './member-list.module.css'
import { MemberTools } from './member-tools.tsx'

/** The members of the chat; those online come first. */
export function MemberList() {
  const t = useTexts('chats')
  const { chat, userId, canWrite } = useOpenChat()
  const present = usePresence()
  const members = chat.members.toSorted((one, other) => Number(present.has(other.id)) - Number(present.has(one.id)))

  return (
    <ul className="grid inline-full">
      {members.map((member) => (
        <li key={member.id} className={styles.member}>
          <span className="grid relative flex-none">
            <Avatar name={member.name} src={member.avatar} size={36} />
            <PresenceDot isPresent={present.has(member.id)} />
          </span>
          <span className="grid flex-1 min-inline-0">
            <bdi className="medium">
              {member.name}
              {member.id === userId && ` (${t('you')})`}
              {member.id === chat.ownerId && (
                <span className="text-quiet text-13 regular"> · {t('members.owner')}</span>
              )}
            </bdi>
            <span className="text-quiet text-13">
              <span className="visually-hidden">
                {present.has(member.id) ? t('presence.online') : t('presence.away')}
                {', '}
              </span>
              {member.jobTitle}
            </span>
          </span>
          {canWrite && chat.kind !== 'direct' && member.id !== userId && <MemberTools member={member} />}
        </li>
      ))}
    </ul>
  )
}
