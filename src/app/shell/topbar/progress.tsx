import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useModuleTitle } from '#app/routing/module-titles.ts'
import { moduleAt } from '#app/routing/modules.ts'
import { Busy } from './busy.tsx'
import styles from './progress.module.css'

/** Progress bar with the name of the next screen, for slow navigation. */
export function Progress() {
  const t = useTexts('shell')
  const titleOf = useModuleTitle()
  const { state, location } = useNavigation()
  const late = useLate(state !== 'idle')
  const coming = location && moduleAt(location.pathname)
  const screen = coming && titleOf(coming.id)
  if (!late) return null
  return (
    <>
      <div className={styles.bar} aria-hidden />
      <Busy label={screen ? t('loadingScreen', { screen }) : t('loading')} />
    </>
  )
}

const patience = 200

function useLate(busy: boolean) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return late
}
