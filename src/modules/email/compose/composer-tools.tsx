import { IconChevronDown, IconTemplate, IconTrash } from '@tabler/icons-react'
import { Button, ButtonGroup, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SnoozeMenu } from '../tools/snooze-menu.tsx'
import styles from './composer.module.css'
import { type DraftState, isTextRefused } from './email-draft.ts'

interface ComposerToolsProps {
  state: DraftState
  isSending: boolean
  onFiles: (files: File[]) => void
  onSchedule: (sendAt: string) => void
  onDiscard: () => void
  onTemplates: (at: HTMLElement) => void
}

const statusTexts = {
  saved: 'saved',
  changed: 'waiting',
  saving: 'saving',
  failed: 'failed',
  conflict: 'failed',
} as const

/** Buttons to send, schedule, attach and delete, and the save status. */
export function ComposerTools(props: ComposerToolsProps) {
  const { state, isSending, onFiles, onSchedule, onDiscard, onTemplates } = props
  const t = useTexts('email')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { status, isCopy, record, failure } = state
  const text = status === 'failed' && isTextRefused(failure) ? 'refused' : statusTexts[status]
  const saved = status === 'saved' && record === undefined ? '' : t(`compose.states.${text}`)
  return (
    <div className={styles.tools}>
      <ButtonGroup variant="contained" disabled={isSending}>
        <Button type="submit">{t('compose.send')}</Button>
        <Tooltip title={t('schedule.title')}>
          <Button
            className={styles.later}
            aria-label={t('schedule.title')}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <IconChevronDown size={18} aria-hidden />
          </Button>
        </Tooltip>
      </ButtonGroup>
      <AttachButton onFiles={onFiles} />
      <IconAction
        label={t('templates.insert')}
        icon={<IconTemplate size={20} aria-hidden />}
        opens="menu"
        onClick={onTemplates}
      />
      <span className={styles.state} role="status" data-failed={status === 'failed'}>
        {isCopy ? t('compose.copied') : saved}
      </span>
      <IconAction label={t('compose.discard')} icon={<IconTrash size={20} aria-hidden />} onClick={onDiscard} />
      {anchor && (
        <SnoozeMenu
          kind="schedule"
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onSnooze={(sendAt) => sendAt !== null && onSchedule(sendAt)}
        />
      )}
    </div>
  )
}
