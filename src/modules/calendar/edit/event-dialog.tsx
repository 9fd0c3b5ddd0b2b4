import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Calendar } from '../contract.ts'
import { Conflicts } from './conflicts.tsx'
import styles from './event-dialog.module.css'
import { canSave, type FormValues, withStart } from './form-values.ts'
import { CalendarFields } from './calendar-fields.tsx'
import { EventTimeFields } from './event-time-fields.tsx'
import { RecurrenceField } from './recurrence-field.tsx'
import { takeFocus } from './take-focus.ts'
import { ZoneField } from './zone-field.tsx'

const GuestsField = lazy(async () => ({ default: (await import('./guests-field.tsx')).GuestsField }))

interface EventDialogProps {
  initial: FormValues
  isNew: boolean
  /** Which event does not get in its own way. */
  ownKey?: string | undefined
  calendars: readonly Calendar[]
  /** `forget` removes what this browser keeps of it, once it is saved. */
  onSave: (values: FormValues, forget: () => void) => void
  onClose: () => void
}

/** Everything that can be said of an event. */
export function EventDialog({ initial, isNew, ownKey, calendars, onSave, onClose }: EventDialogProps) {
  const t = useTexts('calendar')
  const [others, setOthers] = useState(initial)
  // A copy of another event begins with that one's text.
  const draftName = !isNew || initial.description === '' ? `calendar.event.${ownKey ?? 'new'}` : undefined
  const [description, setDescription] = useTextDraft(draftName, initial.description)
  const values = { ...others, description }
  const [isLeaving, setLeaving] = useState(false)
  const set = (changes: Partial<FormValues>) => setOthers((now) => ({ ...now, ...changes }))
  const isTouched = JSON.stringify(values) !== JSON.stringify(initial)
  const forget = () => setDescription(initial.description)
  const leave = () => (isTouched ? setLeaving(true) : onClose())

  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby="event-dialog-title">
      <form
        className={styles.form}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          if (canSave(values)) onSave(values, forget)
        }}
      >
        <DialogTitle id="event-dialog-title">{t(isNew ? 'form.new' : 'form.edit')}</DialogTitle>
        <DialogContent className={styles.content ?? ''}>
          <TextField
            inputRef={takeFocus}
            label={t('form.title')}
            value={values.title}
            onChange={(event) => set({ title: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
          />
          <FormControlLabel
            control={<Checkbox checked={values.allDay} onChange={(_, allDay) => set({ allDay })} />}
            label={t('form.allDay')}
          />
          <EventTimeFields
            values={values}
            onStart={(changes) => setOthers((now) => withStart(now, changes))}
            onEnd={set}
          />
          {canSave(values) && <Conflicts values={values} ownKey={ownKey} />}
          {!values.allDay && <ZoneField value={values.timeZone} onChange={(timeZone) => set({ timeZone })} />}
          <RecurrenceField
            value={values.recurrence}
            start={values.startDate}
            onChange={(recurrence) => set({ recurrence })}
          />
          <CalendarFields values={values} calendars={calendars} onChange={set} />
          <TextField
            label={t('form.location')}
            value={values.location}
            onChange={(event) => set({ location: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
          />
          <Suspense fallback={<TextField label={t('form.guests')} disabled />}>
            <GuestsField value={values.guests} onChange={(guests) => set({ guests })} />
          </Suspense>
          <TextField
            multiline
            minRows={3}
            maxRows={10}
            label={t('form.description')}
            value={values.description}
            onChange={(event) => setDescription(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 10_000, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{t('form.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!canSave(values)}>
            {t('form.save')}
          </Button>
        </DialogActions>
      </form>
      {isLeaving && (
        <DiscardDialog
          onDiscard={() => {
            forget()
            onClose()
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}

function DiscardDialog({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const t = useTexts('calendar')
  return (
    <ConfirmDialog
      title={t('form.discard')}
      action={t('form.discardYes')}
      danger
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {t('form.discardText')}
    </ConfirmDialog>
  )
}
