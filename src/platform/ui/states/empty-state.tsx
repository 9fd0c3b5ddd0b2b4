import type { ReactNode } from 'react'
import { asset } from '#platform/web/navigation/asset.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** URL of a picture of 216 × 148 px, or an element. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  /** The suggested action. */
  action?: ReactNode
  /** For a panel or a card, which has less space than a screen. */
  small?: boolean
  /** The heading level; `p` if there is a heading already. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** Message of an empty list or search, with a picture and an action. */
export function EmptyState({ picture, title, text, action, small = false, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.state} data-small={small}>
      {picture && (
        <div className={styles.picture}>
          {typeof picture === 'string' ? <Picture src={picture} small={small} /> : picture}
        </div>
      )}
      <Title className={styles.title} tabIndex={Title === 'h1' ? -1 : undefined}>
        {title}
      </Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

const Picture = ({ src, small }: { src: string; small: boolean }) => (
  <img src={asset(src)} alt="" width={small ? 162 : 216} height={small ? 111 : 148} decoding="async" />
)
