import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { KeepState } from './draft-keeper.ts'
import styles from './wizard.module.css'

const icons: Record<KeepState, ReactNode> = {
  saved: <IconCloudCheck size={18} aria-hidden />,
  saving: <IconCloudUp size={18} aria-hidden />,
  waiting: <IconCloudOff size={18} aria-hidden />,
  conflict: <IconCloudOff size={18} aria-hidden />,
}

/** The hour alone, of today. */
const timeOf = (when: string, format: Formats) =>
  format.date(when) === format.date(new Date()) ? format.time(when) : format.dateTime(when)

/** Whether what was typed is safe. */
export function SaveMark({ kept: { state, savedAt } }: { kept: { state: KeepState; savedAt: string } }) {
  const t = useTexts('forms')
  const format = useFormats()
  const words = {
    saved: t('save.savedAt', { time: timeOf(savedAt, format) }),
    saving: t('save.saving'),
    waiting: t('save.waiting'),
    conflict: t('conflict.title'),
  }
  return (
    <span className={styles.mark} data-state={state}>
      {icons[state]}
      <span role={state === 'waiting' ? 'status' : undefined}>{words[state]}</span>
    </span>
  )
}
