import { Link, type To } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { DocumentLine } from '../contract.ts'
import styles from './document-row.module.css'

interface DocumentRowProps {
  line: DocumentLine
  to: To
  isOpen: boolean
}

/** Title, beginning and length of a document. */
export function DocumentRow({ line: { title, lead, words, updatedAt }, to, isOpen }: DocumentRowProps) {
  const t = useTexts('form-tiptap')
  const format = useFormats()
  return (
    <li className={styles.row} data-open={isOpen}>
      <Link to={to} className={styles.link} aria-current={isOpen || undefined}>
        <bdi className={styles.title} {...asWritten(title)} data-untitled={title === ''}>
          {title || t('untitled')}
        </bdi>
        {lead && (
          <span className={styles.lead} {...asWritten(lead)}>
            {lead}
          </span>
        )}
        <span className={styles.facts}>
          <time dateTime={updatedAt}>{format.relative(updatedAt)}</time>
          <span>{t('words', { count: words })}</span>
        </span>
      </Link>
    </li>
  )
}
