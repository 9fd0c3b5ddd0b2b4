import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { OrderStep } from '../contract-orders.ts'
import styles from './order-history.module.css'

/** Who did what when, the latest first. */
export function OrderHistory({ steps }: { steps: readonly OrderStep[] }) {
  const t = useTexts('shop')
  const format = useFormats()
  return (
    <ol className={styles.history}>
      {steps.toReversed().map(({ at, by, from, to, note }) => (
        <li key={`${at} ${to}`} className={styles.step}>
          <Avatar name={by.name} src={by.avatar} size={32} />
          <div className={styles.words}>
            <p>
              {from === null ? t('orders.steps.placed', { name: by.name }) : t(`orders.steps.${to}`, { name: by.name })}
            </p>
            <time className={styles.when} dateTime={at}>
              {format.dateTime(at)}
            </time>
            {note && (
              <p className={styles.note} dir="auto">
                {note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
