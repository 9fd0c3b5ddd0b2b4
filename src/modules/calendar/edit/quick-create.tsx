import { Button, Popover } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CalendarSelect } from '../calendar-select.tsx'
import type { Calendar } from '../contract.ts'
import { formatTime } from '../grid/event-label.ts'
import type { Range } from '../grid/grid-props.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { createAnchor } from './anchor.ts'
import styles from './quick-create.module.css'
import { takeFocus } from './take-focus.ts'

interface QuickCreateProps {
  range: Range
  calendars: readonly Calendar[]
  onSave: (title: string, calendarId: number) => void
  onMore: (title: string, calendarId: number) => void
  onClose: () => void
}

const drawn = '[data-draft]'

/** Creates an event from a title. */
export function QuickCreate({ range, calendars, onSave, onMore, onClose }: QuickCreateProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const id = useId()
  const [title, setTitle] = useState('')
  const [calendarId, setCalendar] = useState(calendars[0]?.id ?? 0)
  const isVisible = document.querySelector(drawn) !== null
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={createAnchor(drawn)}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: isVisible ? 'left' : 'center' }}
      slotProps={{
        paper: { className: styles.paper ?? '', role: 'dialog', 'aria-labelledby': id, 'aria-modal': true },
      }}
    >
      <form
        className="grid gap-3 padding-5"
        onSubmit={(submit) => {
          submit.preventDefault()
          onSave(title.trim(), calendarId)
        }}
      >
        <h2 id={id} className="visually-hidden">
          {t('form.new')}
        </h2>
        <input
          className={styles.title}
          ref={takeFocus}
          aria-label={t('form.title')}
          placeholder={t('form.addTitle')}
          maxLength={200}
          dir="auto"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <p className="margin-block-end-1 text-quiet">{formatTime(range, localFormats)}</p>
        {calendars.length > 1 && (
          <CalendarSelect
            size="small"
            label={t('form.calendar')}
            calendars={calendars}
            value={calendarId}
            onChange={setCalendar}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={() => onMore(title.trim(), calendarId)}>{t('form.moreOptions')}</Button>
          <Button type="submit" variant="contained">
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Popover>
  )
}
