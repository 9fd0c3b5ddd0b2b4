import { IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { connection } from '#platform/web/api/live.ts'
import { cacheTime } from '#app/offline/cache-time.ts'
import styles from './connection.module.css'

/** Warns if the screen may be out of date; renders nothing while connected. */
export function ConnectionMark() {
  const t = useTexts('shell')
  const offline = connection.useValue() === 'offline'
  const [wasOffline, setWasOffline] = useState(false)
  if (offline && !wasOffline) setWasOffline(true)
  const format = useFormats()
  const cachedAt = cacheTime.useValue()
  return (
    <div id="marks" role="status" className={styles.container}>
      {offline && (
        <span className={styles.mark} title={t('offlineText')}>
          <IconCloudOff size={16} aria-hidden />
          <span className="wide-only">
            {cachedAt ? t('offlineAsOf', { time: format.time(cachedAt) }) : t('offline')}
          </span>
          <span className="visually-hidden">{t('offlineText')}</span>
        </span>
      )}
      {wasOffline && !offline && <span className="visually-hidden">{t('online')}</span>}
    </div>
  )
}
