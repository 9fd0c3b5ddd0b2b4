import { IconBan } from '@tabler/icons-react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Invoice } from '../contract-invoice.ts'
import styles from './void-notice.module.css'

/** The notice on a void invoice, with its reason. */
export function VoidNotice({ invoice: { voidedAt, voidReason } }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  const format = useFormats()
  return (
    <div className={styles.notice} role="status">
      <IconBan size={20} aria-hidden />
      <p>
        {voidedAt ? t('void.since', { date: format.date(voidedAt) }) : t('states.void')}{' '}
        <bdi {...asWritten(voidReason)}>{voidReason}</bdi>
      </p>
    </div>
  )
}
