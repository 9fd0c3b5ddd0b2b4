import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { addressOf, type ElementName, elements } from './elements.ts'
import styles from './neighbours.module.css'

/** The pages before and after this one. */
export function Neighbours({ current }: { current: ElementName }) {
  const t = useTexts('form-elements')
  const at = elements.findIndex(([name]) => name === current)
  const before = elements[at - 1]
  const after = elements[at + 1]
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {before && (
        <Link to={addressOf(before[1])} className={styles.link} rel="prev">
          <IconArrowLeft className={styles.arrow} size={18} aria-hidden />
          {t(`${before[0]}.title`)}
        </Link>
      )}
      {after && (
        <Link to={addressOf(after[1])} className={`${styles.link} ${styles.next}`} rel="next">
          {t(`${after[0]}.title`)}
          <IconArrowRight className={styles.arrow} size={18} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
