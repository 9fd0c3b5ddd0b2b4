import { IconMoodSad, IconMoodSmile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../tickets-client.ts'
import styles from './properties.module.css'

/** The requester's rating, once somebody has asked for it. */
export function RatingCard({ ticketId }: { ticketId: number }) {
  const t = useTexts('tickets')
  const format = useFormats()
  const { data } = useQuery(api.rating.query({ params: { id: ticketId } }))
  if (!data) return null
  const { score, comment, askedAt, ratedAt } = data
  const Icon = score === 'bad' ? IconMoodSad : IconMoodSmile
  return (
    <section className="grid one-column gap-2 padding-block-start-4 border-above" aria-label={t('rate.card')}>
      <h3 className={styles.heading}>{t('rate.card')}</h3>
      {score === null || ratedAt === null ? (
        <p className="text-quiet text-13">{t('rate.asked', { date: format.date(askedAt) })}</p>
      ) : (
        <>
          <p className="row gap-2 medium">
            <Icon size={18} aria-hidden /> {t(`rate.${score}`)}
          </p>
          {comment && (
            <p className="break-anywhere pre-line" {...asWritten(comment)}>
              {comment}
            </p>
          )}
          <p className="text-quiet text-13">{t('rate.rated', { date: format.date(ratedAt) })}</p>
        </>
      )}
    </section>
  )
}
