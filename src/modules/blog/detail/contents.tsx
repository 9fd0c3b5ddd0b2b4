import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Heading } from './headings.ts'
import styles from './contents.module.css'

/** Table of contents of a long post. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const t = useTexts('blog')
  return (
    <Card title={t('post.contents')}>
      <nav aria-label={t('post.contents')}>
        <ol className={styles.list}>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <Link
                className={styles.link}
                to={{ hash: id }}
                onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              >
                <bdi {...asWritten(text)}>{text}</bdi>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  )
}
