import { Fragment } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { keyNames } from '#platform/web/shortcuts/shortcut-keys.ts'
import styles from './keys.module.css'
import './texts.ts'

/** The keys of a shortcut, in order. */
export function Keys({ keys }: { keys: string }) {
  const t = useTexts('shortcuts')
  return keys.split(' ').map((step, at) => (
    <Fragment key={step}>
      {at > 0 && <span className="text-quiet text-12">{t('then')}</span>}
      {keyNames(step).map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </Fragment>
  ))
}
