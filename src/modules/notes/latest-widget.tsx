import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SkeletonText } from '#platform/ui/skeleton.tsx'
import { client } from '#platform/web/client.ts'
import { ColorMark } from './color-mark.tsx'
import { notes } from './contract.ts'
import { NoteDate } from './note-date.tsx'
import styles from './latest-widget.module.css'

const api = client(notes)
const shown = 5

/** The notes written last, each a way to it. */
export default function LatestWidget() {
  const t = useTexts('notes')
  const query = { archived: false, sort: '-updatedAt', limit: shown } as const
  const { data, error, isPending, refetch } = useQuery(api.list.query({ query }))
  return (
    <Card
      title={t('widget.title')}
      aside={
        <Link className={styles.all} to="/apps/notes">
          {t('widget.all')}
        </Link>
      }
    >
      {isPending && <SkeletonText lines={shown * 2} />}
      {error && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState small as="p" title={t('widget.empty')} />}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((note) => (
            <li key={note.id} className={styles.row}>
              <ColorMark color={note.color} />
              <Link className={styles.link} to={`/apps/notes?note=${note.id}`}>
                <bdi>{note.title || note.text.slice(0, 80) || t('untitled')}</bdi>
              </Link>
              <span className={styles.when}>
                {note.kind === 'checklist' && (
                  <>
                    {t('widget.progress', {
                      done: note.items.filter(({ done }) => done).length,
                      total: note.items.length,
                    })}
                    {' · '}
                  </>
                )}
                <NoteDate iso={note.updatedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
