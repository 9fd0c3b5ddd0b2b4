import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import side from '#platform/ui/side-pane/side-pane.module.css'
import { maxInFolder } from '../contract-email.ts'
import { dragged } from '../dragged.ts'
import { type EmailView, linkToFolder, type ViewChanges } from '../email-view.ts'
import type { ActionTarget } from '../use-mail-actions.ts'
import styles from './side-pane.module.css'

interface FolderLinkProps {
  view: EmailView
  target: Pick<ViewChanges, 'in' | 'label'>
  isCurrent: boolean
  icon: ReactNode
  label: string
  /** The number at the end, with a description for screen readers. */
  count?: { number: number; text: string } | undefined
  isUnread?: boolean
  /** Called when conversations are dropped here. */
  onDrop?: ((target: ActionTarget) => void) | undefined
  /** A button beside the link. */
  children?: ReactNode
}

export function FolderLink(props: FolderLinkProps) {
  const { view, target, isCurrent, icon, label, count, isUnread = false, onDrop, children } = props
  const format = useFormats()
  const [isOver, setOver] = useState(false)
  return (
    <li className={children ? `${side.entry} ${styles.entry}` : styles.entry}>
      <Link
        className={`${side.link} ${styles.link}`}
        to={linkToFolder(view, target)}
        aria-current={isCurrent ? 'page' : undefined}
        data-over={isOver}
        data-unread={isUnread}
        draggable={false}
        onDragOver={(event) => {
          if (!onDrop || !dragged.isOver(event.dataTransfer)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          if (!onDrop || !dragged.isOver(event.dataTransfer)) return
          event.preventDefault()
          const target = dragged.end()
          if (target) onDrop(target)
        }}
      >
        {icon}
        <span className={`flex-1 min-inline-0 ${styles.label}`}>{label}</span>
        {count && count.number > 0 && (
          <span className={`${side.count} ${styles.count}`}>
            <span aria-hidden>
              {format.number(Math.min(count.number, maxInFolder)) + (count.number > maxInFolder ? '+' : '')}
            </span>
            <span className="visually-hidden">{count.text}</span>
          </span>
        )}
      </Link>
      {children}
    </li>
  )
}
