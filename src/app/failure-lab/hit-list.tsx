import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFormats } from '#platform/i18n/format.ts'
import styles from './hit-list.module.css'
import { hits } from './lab.ts'
import { statusByFailure } from './plan.ts'

/** The affected requests, newest first. */
export function HitList() {
  const t = useTexts('failure-lab')
  const { time } = useFormats()
  const { count, latest } = hits.useValue()
  return (
    <section className={styles.hits} aria-label={t('hits')} data-hits={count}>
      <h3 className={styles.title}>{count > 0 ? t('hit', { count }) : t('hits')}</h3>
      {latest.length === 0 ? (
        <p className="text-quiet text-13">{t('noHits')}</p>
      ) : (
        <ol className={styles.list}>
          {latest.map(({ id, method, path, failure, at }) => (
            <li key={id} className="flex items-baseline justify-between gap-3 padding-block-1 text-12">
              <code className="truncate" dir="ltr" title={`${method} ${path}`}>
                <b>{method}</b> {path}
              </code>
              <span className="flex-none text-quiet tabular">
                {statusByFailure[failure] ?? t(`failure.${failure}`)} · {time(at)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
