import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Period, type Plan, getYearlySaving, formatPrice } from '../plans.ts'
import styles from '../pricing.module.css'

export function PlanPrice({ plan, period }: { plan: Plan; period: Period }) {
  const t = useTexts('pricing')
  const format = useFormats()
  if (plan.monthly === 0) {
    return (
      <div>
        <p className={styles.price}>
          <strong>{t('price.free')}</strong>
        </p>
        <p className={styles.terms}>{t('price.forever')}</p>
      </div>
    )
  }
  const [total, saving] = [formatPrice(plan.yearly, format), formatPrice(getYearlySaving(plan), format)]
  return (
    <div>
      <p className={styles.price}>
        <strong>{formatPrice(period === 'yearly' ? plan.yearly / 12 : plan.monthly, format)}</strong>{' '}
        {t('price.perMonth')}
      </p>
      <p className={styles.terms}>
        {period === 'yearly' ? t('price.billedYearly', { total, saving }) : t('price.billedMonthly')}
      </p>
    </div>
  )
}
