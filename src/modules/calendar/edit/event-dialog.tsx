import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Calendar } from '../contract.ts'
import { getDefaultReminder } from '../reminder.ts'
import { Conflicts } from './conflicts.tsx'
import { canSave, type FormValues, isComplete, type StartChanges, withRule, withStart } from './form-values.ts'
import { CalendarFields } from './calendar-fields.tsx'
import { EventTimeFields } from './event-time-fields.tsx'
import { RecurrenceField } from './recurrence-field.tsx'
import { ReminderField } from './reminder-field.tsx'
import { takeFocus } from './take-focus.ts'
import { ZoneField } from './zone-field.tsx'

const GuestsField = lazy(async () => ({ default: (await import('./guests-field.tsx')).GuestsField }))

interface EventDialogProps {
  initial: FormValues
  isNew: boolean
  isSaving: boolean
  /** Key of the edited event, excluded from conflicts. */
  ownKey?: string | undefined
  calendars: readonly Calendar[]
  /** `forget` removes the local draft once the event is saved. */
  onSave: (values: FormValues, forget: () => void) => void
  onClose: () => void
}

/** The form of an event. */
export function EventDialog({ initial, isNew, isSaving, ownKey, calendars, onSave, onClose }: EventDialogProps) {
  const t = useTexts('calendar')
  const form = useEventForm({ initial, isNew, ownKey })
  const { values, forget } = form
  const discard = () => {
    forget()
    onClose()
  }
  return (
    <FormDialog
      title={t(isNew ? 'form.new' : 'form.edit')}
      action={t('form.save')}
      width="sm"
      isDirty={form.isTouched}
      isBusy={isSaving}
      isIncomplete={!canSave(values)}
      onSubmit={() => onSave(values, forget)}
      onClose={onClose}
      onCancel={discard}
    >
      <TimeFields form={form} ownKey={ownKey} />
      <CalendarFields values={values} calendars={calendars} onChange={form.set} />
      <DetailFields form={form} />
    </FormDialog>
  )
}

/** The values of the form; this browser keeps the description until the event is saved or discarded. */
function useEventForm({ initial, isNew, ownKey }: Pick<EventDialogProps, 'initial' | 'isNew' | 'ownKey'>) {
  // While a start is typed, the end waits for it: it moves from the last complete start.
  const [{ others }, setState] = useState({ others: initial, complete: initial })
  const update = (change: (values: FormValues, complete: FormValues) => FormValues) =>
    setState((state) => {
      const next = change(state.others, state.complete)
      return { others: next, complete: isComplete(next) ? next : state.complete }
    })
  // A copy starts with the original's description.
  const draftName = !isNew || initial.description === '' ? `calendar.event.${ownKey ?? 'new'}` : undefined
  const [description, setDescription] = useTextDraft(draftName, initial.description)
  const values = { ...others, description }
  // The server moves the rule of an existing series.
  const beginsSeries = initial.recurrence === null
  return {
    values,
    beginsSeries,
    set: (changes: Partial<FormValues>) => update((values) => ({ ...values, ...changes })),
    setStart: (changes: StartChanges) =>
      update((values, complete) => {
        const next = withStart({ ...values, ...changes }, complete)
        return beginsSeries ? withRule(next, complete) : next
      }),
    setDescription,
    isTouched: !isSameJson(values, initial),
    forget: () => setDescription(initial.description),
  }
}

type EventForm = ReturnType<typeof useEventForm>

/** Title, times and recurrence, and other events at the same time. */
function TimeFields({
  form: { values, beginsSeries, set, setStart },
  ownKey,
}: {
  form: EventForm
  ownKey: string | undefined
}) {
  const t = useTexts('calendar')
  // Of the event as all-day, or else as timed, in case the user changes back.
  const [otherReminder, setOtherReminder] = useState(getDefaultReminder(!values.allDay))
  return (
    <>
      <TextField
        inputRef={takeFocus}
        label={t('form.title')}
        value={values.title}
        onChange={(event) => set({ title: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={values.allDay}
            onChange={(_, allDay) => {
              set({ allDay, reminderMinutes: otherReminder })
              setOtherReminder(values.reminderMinutes)
            }}
          />
        }
        label={t('form.allDay')}
      />
      <EventTimeFields values={values} onStart={setStart} onEnd={set} />
      {canSave(values) && <Conflicts values={values} ownKey={ownKey} />}
      {!values.allDay && <ZoneField value={values.timeZone} onChange={(timeZone) => set({ timeZone })} />}
      <RecurrenceField
        value={values.recurrence}
        start={values.startDate}
        beginsSeries={beginsSeries}
        onChange={(recurrence) => set({ recurrence })}
      />
      <ReminderField
        value={values.reminderMinutes}
        allDay={values.allDay}
        onChange={(reminderMinutes) => set({ reminderMinutes })}
      />
    </>
  )
}

/** Place, guests and description. */
function DetailFields({ form: { values, set, setDescription } }: { form: EventForm }) {
  const t = useTexts('calendar')
  return (
    <>
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
    </>
  )
}
