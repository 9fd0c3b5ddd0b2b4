import { type ReactNode, useId } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { quotaUnits } from '#platform/contracts/quota.ts'
import type { QuotaUse } from '#platform/contracts/usage-contract.ts'
import styles from './quota-row.module.css'

// Fraction of the limit from which the row shows a warning.
const warningShare = 0.8

interface QuotaRowProps {
  quota: QuotaUse
  /** Breakdown of the usage. */
  children?: ReactNode
}

/** A quota: used, remaining, and the time of its renewal. */
export function QuotaRow({ quota: { name, limit, used, renewsAt }, children }: QuotaRowProps) {
  const t = useTexts('auth')
  const format = useFormats()
  const id = useId()
  const amount = quotaUnits[name] === 'bytes' ? format.fileSize : format.number
  const share = limit === null ? 0 : Math.min(1, used / limit)
  const usageText =
    limit === null
      ? t('account.usage.unbounded', { used: amount(used) })
      : t('account.usage.used', { used: amount(used), limit: amount(limit), rest: amount(Math.max(0, limit - used)) })
  return (
    <div className="grid gap-1">
      <div className="semibold" id={id}>
        {t(`account.usage.names.${name}`)}
      </div>
      {limit !== null && (
        <div
          className={styles.meter}
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={usageText}
          data-level={share >= 1 ? 'full' : share >= warningShare ? 'much' : 'some'}
        >
          <div className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
      <div className="text-quiet text-13">{usageText}</div>
      {renewsAt !== null && used > 0 && (
        <div className="text-quiet text-13">{t('account.usage.renews', { when: format.dateTime(renewsAt) })}</div>
      )}
      {children}
    </div>
  )
}
