import { IconCheck, IconX } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ElementName } from './elements.ts'
import styles from './guidance.module.css'

/** When to use the element, and when another one. */
export function Guidance({ element }: { element: ElementName }) {
  const t = useTexts('form-elements')
  return (
    <section className={styles.guidance} aria-label={t('whenToUse')}>
      <div>
        <h2 className="margin-block-end-3 text-14 semibold">{t('use')}</h2>
        <ul className={styles.list}>
          {(['one', 'two', 'three'] as const).map((which) => (
            <li key={which}>
              <IconCheck className={styles.yes} size={18} aria-hidden />
              {t(`${element}.use.${which}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="margin-block-end-3 text-14 semibold">{t('avoid')}</h2>
        <ul className={styles.list}>
          {(['one', 'two'] as const).map((which) => (
            <li key={which}>
              <IconX className="text-error" size={18} aria-hidden />
              {t(`${element}.avoid.${which}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
