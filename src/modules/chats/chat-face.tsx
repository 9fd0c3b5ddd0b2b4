import { IconHash, IconUsers } from '@tabler/icons-react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { usePresence } from '#platform/web/session/presence.ts'
import { useSession } from '#platform/web/session/session.ts'
import styles from './chat-face.module.css'
import type { Chat } from './contract-shapes.ts'

/** The avatar of a person with their presence, or the icon of a group or channel. */
export function ChatFace({ chat, size = 36 }: { chat: Chat; size?: number }) {
  const { user } = useSession()
  const present = usePresence()
  const other = chat.members.find(({ id }) => id !== user.id)
  if (chat.kind !== 'direct' || !other) {
    const Sign = chat.kind === 'channel' ? IconHash : IconUsers
    return (
      <span
        className="centered flex-none rounded bg-brand-soft text-brand"
        style={{ inlineSize: size, blockSize: size }}
        aria-hidden
      >
        <Sign size={size * 0.5} />
      </span>
    )
  }
  return (
    <span className="grid relative flex-none">
      <Avatar name={other.name} src={other.avatar} size={size} />
      <PresenceDot isPresent={present.has(other.id)} />
    </span>
  )
}

export const PresenceDot = ({ isPresent }: { isPresent: boolean }) => (
  <span className={styles.dot} data-present={isPresent} aria-hidden />
)
