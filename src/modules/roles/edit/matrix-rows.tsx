import { IconDots, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { Topic } from '../contract.ts'
import { useActionLabel } from '../use-action-label.ts'
import styles from './rights-matrix.module.css'

interface TopicRowProps {
  topic: Topic
  row: number
  /** The cell in the tab order (roving tabindex). */
  at: string
  renderSquare: (action: string, cellId: string) => ReactNode
  /** Undefined if read-only. */
  onOpen: ((anchor: HTMLElement) => void) | undefined
}

/** A kind of record with the built-in actions. */
export function TopicRow({ topic, row, at, renderSquare, onOpen }: TopicRowProps) {
  const t = useTexts('roles')
  const title = useTopicTitle()(topic.name)
  const cellId = `${row}:0`
  return (
    <tr>
      <th scope="row" className={styles.first}>
        <span className="row gap-2">
          <span>{title}</span>
          {topic.private && (
            <span className="inline-flex text-quiet" title={t('editor.private')}>
              <IconLock size={16} aria-hidden />
              <span className="visually-hidden">{t('editor.private')}</span>
            </span>
          )}
          {onOpen && (
            <button
              type="button"
              className={styles.row}
              data-at={cellId}
              tabIndex={at === cellId ? 0 : -1}
              aria-haspopup="menu"
              aria-label={t('editor.row', { topic: title })}
              onClick={({ currentTarget }) => onOpen(currentTarget)}
            >
              <IconDots size={18} aria-hidden />
            </button>
          )}
        </span>
      </th>
      {actions.map((action, column) => (
        <td key={action}>{renderSquare(action, `${row}:${column + 1}`)}</td>
      ))}
    </tr>
  )
}

interface OwnActionRowProps {
  topic: Topic
  action: string
  children: ReactNode
}

/** An action that only this kind of record has. */
export function OwnActionRow({ topic, action, children }: OwnActionRowProps) {
  const getActionLabel = useActionLabel()
  return (
    <tr className={styles.own}>
      <th scope="row" className={styles.first}>
        {getActionLabel(topic.name, action)}
      </th>
      <td colSpan={actions.length}>{children}</td>
    </tr>
  )
}
