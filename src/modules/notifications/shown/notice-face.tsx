import { IconBell } from '@tabler/icons-react'
import { createElement } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useTopicIcon } from '#platform/web/navigation/topic-icons.ts'
import type { Notification } from '../contract.ts'
import styles from './notice-row.module.css'

/** The author's avatar with the module's icon, or the icon alone without an author. */
export function NoticeFace({ notice: { author, topic } }: { notice: Notification }) {
  const icon = useTopicIcon()(topic) ?? IconBell
  if (!author)
    return (
      <span className={styles.tile} aria-hidden>
        {createElement(icon, { size: 20 })}
      </span>
    )
  return (
    <span className="relative flex-none" aria-hidden>
      <Avatar name={author.name} src={author.avatar} size={40} />
      <span className={styles.corner}>{createElement(icon, { size: 12 })}</span>
    </span>
  )
}
