import { IconCheck } from '@tabler/icons-react'
import { Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { SideMenuButton } from '#platform/ui/side-pane/side-menu-button.tsx'
import side from '#platform/ui/side-pane/side-pane.module.css'
import { toast } from '#platform/ui/toasts/toast.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { api } from '../calendar-client.ts'
import type { Calendar } from '../contract.ts'
import { showOnly, toggleCalendar, useHiddenCalendars } from '../events/hidden-calendars.ts'
import { invitations } from '../events/local-event.ts'
import { getToneProps } from '../events/tone.ts'
import styles from './side-pane.module.css'

interface CalendarRowProps {
  /** Undefined for invitations from calendars that the user cannot see. */
  calendar: Calendar | undefined
  isOwn: boolean
  all: readonly number[]
  onEdit: (calendar: Calendar) => void
  onRemove: (calendar: Calendar) => void
}

/** A calendar with its colour, its check box and its menu. */
export function CalendarRow({ calendar, isOwn, all, onEdit, onRemove }: CalendarRowProps) {
  const t = useTexts('calendar')
  const failureText = useFailureText()
  const inputId = useId()
  const [menu, setMenu] = useState<HTMLElement>()
  const id = calendar?.id ?? invitations
  const isShown = !useHiddenCalendars().includes(id)
  const name = calendar?.name ?? t('calendars.invitations')
  const choose = (run: () => void) => () => {
    setMenu(undefined)
    run()
  }
  const save = () =>
    void api.exportCalendar.send({ params: { id } }).then(saveFile, (error: unknown) => {
      toast({ tone: 'error', text: failureText(error) })
    })
  return (
    <li className={`${side.entry} ${styles.row}`}>
      <input
        id={inputId}
        type="checkbox"
        className="visually-hidden"
        checked={isShown}
        onChange={() => toggleCalendar(id)}
      />
      <label htmlFor={inputId} className={styles.label}>
        <span {...getToneProps(calendar?.color ?? 'grey', styles.box)} data-checked={isShown}>
          {isShown && <IconCheck size={13} stroke={3} aria-hidden />}
        </span>
        <span className="min-inline-0 truncate medium" {...asWritten(name)}>
          {name}
        </span>
        {calendar && !isOwn && <small>{t('calendars.by', { name: calendar.owner.name })}</small>}
        {calendar?.shared && isOwn && <small>{t('calendars.sharedMark')}</small>}
      </label>
      <SideMenuButton label={t('calendars.menu', { name })} opens="menu" onClick={setMenu} />
      <Menu open={menu !== undefined} anchorEl={menu ?? null} onClose={() => setMenu(undefined)}>
        {calendar?.manageable && <MenuItem onClick={choose(() => onEdit(calendar))}>{t('calendars.edit')}</MenuItem>}
        <MenuItem onClick={choose(() => showOnly(id, all))}>{t('calendars.only')}</MenuItem>
        {calendar && <MenuItem onClick={choose(save)}>{t('calendars.export')}</MenuItem>}
        {calendar?.manageable && (
          <MenuItem onClick={choose(() => onRemove(calendar))}>{t('calendars.remove')}</MenuItem>
        )}
      </Menu>
    </li>
  )
}
