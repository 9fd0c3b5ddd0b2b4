import { IconAlarm, IconAlertTriangle, IconCheck, IconPlayerPause } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { formatDuration } from '../duration.ts'
import type { DeadlineState, SlaState } from '../sla.ts'
import styles from './marks.module.css'

const icons: Record<SlaState, typeof IconAlarm> = {
  running: IconAlarm,
  soon: IconAlarm,
  breached: IconAlertTriangle,
  paused: IconPlayerPause,
  met: IconCheck,
  missed: IconAlertTriangle,
}

/** The state of a deadline in words: time left, how late it is, or that it was met. */
export function useSlaText() {
  const t = useTexts('tickets')
  const format = useFormats()
  return ({ state, remaining, isBusiness }: DeadlineState, maxUnits = 2) =>
    t(`sla.${state}`, { time: formatDuration(format, remaining, maxUnits, isBusiness ? 'hour' : 'day') })
}

/** `isInList` shortens the visible text in a narrow list, where the icon alone says that a deadline is paused. */
export function SlaMark({ deadline, isInList = false }: { deadline: DeadlineState; isInList?: boolean }) {
  const formatSla = useSlaText()
  const Icon = icons[deadline.state]
  return (
    <span className={styles.sla} data-state={deadline.state}>
      <Icon size={15} aria-hidden />
      <span className={styles.slaText} data-whole={isInList}>
        {formatSla(deadline)}
      </span>
      {isInList && (
        <span className={styles.short} aria-hidden>
          {formatSla({ ...deadline, state: deadline.state === 'paused' ? 'running' : deadline.state }, 1)}
        </span>
      )}
    </span>
  )
}
