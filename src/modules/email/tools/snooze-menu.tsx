import { Menu, MenuItem } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { suggestTimes } from '#platform/time/suggested-times.ts'
import styles from './snooze-menu.module.css'

const WhenDialog = lazy(async () => ({ default: (await import('./when-dialog.tsx')).WhenDialog }))

interface SnoozeMenuProps {
  anchor: HTMLElement
  isSnoozed?: boolean
  /** Whether to snooze a conversation or to schedule a message. */
  kind?: 'snooze' | 'schedule'
  onClose: () => void
  onSnooze: (until: string | null) => void
}

/** Menu of suggested times, with a custom one at the end. */
export function SnoozeMenu({ anchor, isSnoozed = false, kind = 'snooze', onClose, onSnooze }: SnoozeMenuProps) {
  const t = useTexts('email')
  const format = useFormats()
  const [now] = useState(() => new Date())
  const [isChoosing, setChoosing] = useState(false)
  const choose = (until: Date | null) => {
    onClose()
    onSnooze(until?.toISOString() ?? null)
  }
  if (isChoosing) {
    return (
      <Suspense>
        <WhenDialog
          title={t(`${kind}.choose`)}
          action={t(`${kind}.do`)}
          now={now}
          onClose={onClose}
          onChoose={choose}
        />
      </Suspense>
    )
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {suggestTimes(now, ['weekend']).map(({ key, moment }) => (
        <MenuItem key={key} className={styles.choice} onClick={() => choose(moment)}>
          <span>{t(`snooze.${key}`)}</span>
          <span className="text-quiet text-13 tabular">{format.dateTime(moment)}</span>
        </MenuItem>
      ))}
      <MenuItem onClick={() => setChoosing(true)}>{t(`${kind}.choose`)}</MenuItem>
      {isSnoozed && <MenuItem onClick={() => choose(null)}>{t('snooze.now')}</MenuItem>}
    </Menu>
  )
}
