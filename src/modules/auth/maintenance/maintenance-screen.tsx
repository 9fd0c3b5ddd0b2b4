import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { openNext } from '../next-path.ts'
import { Gardener } from './gardener.tsx'
import { Maintenance } from './maintenance.tsx'
import styles from './maintenance.module.css'

/** R25: returns a redirected visitor once the server is back; otherwise states that all is well. */
export function Component() {
  const t = useTexts('auth')
  const [isOver, setOver] = useState(false)
  const returnToApp = () => {
    if (new URLSearchParams(location.search).has('next')) void openNext()
    else setOver(true)
  }
  if (!isOver) return <Maintenance onOver={returnToApp} />
  return (
    <div className={styles.maintenance}>
      <Gardener />
      <h1 tabIndex={-1}>{t('maintenance.over')}</h1>
      <p className={styles.text}>{t('maintenance.overText')}</p>
      <PlainButtonLink kind="filled" to="/">
        {t('maintenance.back')}
      </PlainButtonLink>
    </div>
  )
}
