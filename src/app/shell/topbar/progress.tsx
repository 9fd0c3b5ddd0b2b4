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
  const getTitle = useModuleTitle()
  const { state, location } = useNavigation()
  const isDelayed = useDelayed(state !== 'idle')
  const nextModule = location && moduleAt(location.pathname)
  const screen = nextModule && getTitle(nextModule.id)
  if (!isDelayed) return null
  return (
    <>
      <div className={styles.bar} aria-hidden />
      <Busy label={screen ? t('loadingScreen', { screen }) : t('loading')} />
    </>
  )
}

const delay = 200

function useDelayed(isBusy: boolean) {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setDelayed(true), delay)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [isBusy])
  return isDelayed
}
