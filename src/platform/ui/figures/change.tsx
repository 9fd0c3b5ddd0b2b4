import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Figure } from '#platform/numbers/figures.ts'
import styles from './change.module.css'
import './texts.ts'

interface ChangeProps extends Figure {
  /** Whether an increase is good or bad, such as for open tickets. `neither` shows no judgement. */
  good?: 'up' | 'down' | 'neither'
  /** Formats the difference. */
  format: (value: number) => string
}

/** The change since the previous period: an arrow with a colour, and words. */
export function Change({ now, before, good = 'up', format }: ChangeProps) {
  const t = useTexts('figures')
  const { number } = useFormats()
  const direction = now > before ? 'up' : now < before ? 'down' : 'same'
  const share = before === 0 ? undefined : Math.abs((now - before) / before)
  const size = share && number(share, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })
  const assessment = direction === 'same' || good === 'neither' ? 'none' : direction === good ? 'good' : 'bad'
  return (
    <p className={styles.change}>
      <span className={styles.percentage} data-mood={assessment}>
        {direction !== 'same' && (
          <svg className={styles.arrow} data-direction={direction} viewBox="0 0 12 12" aria-hidden>
            <path d="M3 9 9 3M4 3h5v5" />
          </svg>
        )}
        {direction === 'same' ? t('same') : size === undefined ? t('new') : <Share {...{ direction, size }} />}
      </span>
      <span className={styles.previous}>{t('before', { value: format(before) })}</span>
    </p>
  )
}

/** The arrow is for sighted users, the text for screen readers. */
function Share({ direction, size }: { direction: 'up' | 'down'; size: string | 0 }) {
  const t = useTexts('figures')
  return (
    <>
      <span aria-hidden>{size}</span>
      <span className="visually-hidden">{t(direction, { share: size })}</span>
    </>
  )
}
