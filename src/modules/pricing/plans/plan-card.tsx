import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { type PaidPlan, planFeatures, type Period, type Plan, suggested } from '../plans.ts'
import { PlanPrice } from './plan-price.tsx'
import styles from '../pricing.module.css'

interface PlanCardProps {
  plan: Plan
  period: Period
  /** Time of the user's last request for this plan. */
  requestedAt: string | undefined
  /** Omitted if the user may not request plans. */
  onAsk?: (plan: PaidPlan) => void
}

export function PlanCard({ plan, period, requestedAt, onAsk }: PlanCardProps) {
  const t = useTexts('pricing')
  const format = useFormats()
  const title = useId()
  const { id } = plan
  const name = t(`plans.${id}.name`)
  return (
    <article className={styles.plan} data-suggested={id === suggested} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title}>{name}</h2>
        {id === suggested && <p className={styles.badge}>{t('suggested')}</p>}
        <p className="all-columns text-quiet">{t(`plans.${id}.for`)}</p>
      </header>
      <PlanPrice plan={plan} period={period} />
      {id === 'community' ? (
        <p className={styles.have}>{t('have')}</p>
      ) : (
        <div className="grid gap-2">
          {onAsk && (
            <PlainButton
              kind={id === suggested ? 'filled' : 'outlined'}
              aria-haspopup="dialog"
              onClick={() => onAsk(id)}
            >
              {t('ask', { plan: name })}
            </PlainButton>
          )}
          {requestedAt && <p className={styles.note}>{t('asked', { day: format.date(requestedAt) })}</p>}
        </div>
      )}
      <div className={styles.perks}>
        {id !== 'community' && <p>{t(`plans.${id}.intro`)}</p>}
        <ul className={styles.lines}>
          {planFeatures[id].map((feature) => (
            <li key={feature}>
              <IconCheck size={18} aria-hidden />
              {t(feature)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
