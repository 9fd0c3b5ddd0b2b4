import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './replies-line.module.css'

/** Number of replies, between the first message of a thread and its replies. */
export function RepliesLine({ count }: { count: number }) {
  const t = useTexts('chats')
  return <p className={styles.line}>{count > 0 ? t('replies.count', { count }) : t('replies.none')}</p>
}
