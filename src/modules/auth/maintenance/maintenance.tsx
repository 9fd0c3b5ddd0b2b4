import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { serverUrl } from '#platform/web/api/request.ts'
import { transport } from '#platform/web/api/transport.ts'
import styles from './maintenance.module.css'
import { Gardener } from './gardener.tsx'

const pause = 15

/** Whether the server is ready. */
const ready = {
  queryKey: ['auth', 'ready'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await transport.send(new Request(serverUrl('/readyz'), { signal }))).ok,
  retry: false,
  gcTime: 0,
  staleTime: 0,
}

/** Planned maintenance, or no connection to the database. */
export type Reason = 'maintenance' | 'database'

interface MaintenanceProps {
  reason?: Reason
  onOver: () => void
}

/** States why the server is unavailable, polls it, and calls `onOver` once it is ready. */
export function Maintenance({ reason = 'maintenance', onOver }: MaintenanceProps) {
  const t = useTexts('auth')
  const { data, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery(ready)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (data && !isFetching) over()
  }, [data, isFetching])
  return (
    <div className={styles.maintenance}>
      <Gardener />
      <h1 tabIndex={-1}>{t('maintenance.title')}</h1>
      <p className={styles.text}>{t(reason === 'database' ? 'maintenance.database' : 'maintenance.text')}</p>
      <p className={styles.waiting}>
        {isFetching ? (
          t('maintenance.asking')
        ) : (
          <Countdown key={Math.max(dataUpdatedAt, errorUpdatedAt)} onEnd={() => void refetch()} />
        )}
      </p>
      <PlainButton onClick={() => void refetch()}>{t('maintenance.retry')}</PlainButton>
    </div>
  )
}

function Countdown({ onEnd }: { onEnd: () => void }) {
  const t = useTexts('auth')
  const [secondsLeft, setSecondsLeft] = useState(pause)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (secondsLeft === 0) return end()
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return t('maintenance.waiting', { count: secondsLeft })
}
