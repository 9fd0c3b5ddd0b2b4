import { type Dispatch, type SetStateAction, useState } from 'react'
import { baseAfterFailure } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Calendar, EventChanges, Occurrence, Scope } from '../contract.ts'
import { blankForm, toChanges, toFormValues, type FormValues, toDraft } from './form-values.ts'
import type { ScopeQuestion } from './scope-dialog.tsx'
import type { Range } from '../grid/grid-props.ts'
import { restoreFocus } from '../grid/use-event-keys.ts'
import { getEventKey, type LocalEvent } from '../events/local-event.ts'
import { useZone } from '../events/use-zone.ts'
import { inZone } from '../times/zones.ts'
import { useEventActions } from './use-event-actions.ts'

interface OpenForm {
  initial: FormValues
  /** The edited event; absent for a new one. */
  event?: LocalEvent
  /** The event as returned with a rejected change. */
  base?: object
  /** The change is being sent: saving again would send it twice. */
  isSaving?: boolean
}

const all: readonly Scope[] = ['this', 'following', 'all']
// A toast reports failures.
const ignore = () => {}

/** Creates and changes events: the drawn range, the open form, and the question which occurrences to change. */
export function useEditing(writable: readonly Calendar[], onClosePopover: () => void) {
  const zone = useZone()
  const actions = useEventActions()
  const [draft, setDraft] = useState<Range>()
  const [form, setForm] = useState<OpenForm>()
  const [question, setQuestion] = useState<ScopeQuestion>()
  const changes = useChanges({ actions, setForm, setQuestion, onClosePopover })
  const getCopy = useCopy(writable)
  const calendarId = writable[0]?.id ?? 0
  const closeForm = () => {
    setForm(undefined)
    setDraft(undefined)
  }

  const create = (values: FormValues, forget = ignore) => {
    closeForm()
    forget()
    // After an error, reopen the form with the values.
    actions.create(toDraft(values)).catch(() => setForm({ initial: values }))
  }

  return {
    draft,
    form,
    question,
    startDraft: setDraft,
    closeForm,
    closeQuestion: () => setQuestion(undefined),

    quickSave: (range: Range, title: string, id: number) => create(blankForm(range, id, zone, title)),
    openForm: (range: Range, title = '', id = calendarId) => {
      setDraft(undefined)
      setForm({ initial: blankForm(range, id, zone, title) })
    },
    openEdit: (event: LocalEvent) => {
      onClosePopover()
      setForm({ initial: toFormValues(event.occurrence, calendarId), event })
    },
    duplicate: ({ occurrence }: LocalEvent) => {
      onClosePopover()
      setForm({ initial: getCopy(occurrence) })
    },
    saveForm: (values: FormValues, forget: () => void) =>
      form?.event ? changes.saveForm(form, form.event, values, forget) : create(values, forget),
    move: changes.move,
    remove: changes.remove,
    answer: changes.answer,
    save: ({ occurrence }: LocalEvent) => actions.save(occurrence),
    ownKey: form?.event?.key,
  }
}

/** The form for a copy of an event, in a calendar that the user may write. */
function useCopy(writable: readonly Calendar[]) {
  const t = useTexts('calendar')
  const calendarId = writable[0]?.id ?? 0
  return (occurrence: Occurrence): FormValues => {
    const copy = toFormValues(occurrence, calendarId)
    const isOwn = writable.some(({ id }) => id === copy.calendarId)
    return {
      ...copy,
      title: t('form.copyOf', { title: copy.title || t('untitled') }),
      recurrence: null,
      calendarId: isOwn ? copy.calendarId : calendarId,
    }
  }
}

interface ChangeOptions {
  actions: ReturnType<typeof useEventActions>
  setForm: Dispatch<SetStateAction<OpenForm | undefined>>
  setQuestion: (question: ScopeQuestion) => void
  onClosePopover: () => void
}

/** Changes of an event, which ask for the occurrences if it is one of a series. */
function useChanges({ actions, setForm, setQuestion, onClosePopover }: ChangeOptions) {
  const zone = useZone()

  const askForScope = (occurrence: Occurrence, question: ScopeQuestion) =>
    occurrence.seriesId === null ? question.onChoose('all') : setQuestion(question)

  const edit = (event: LocalEvent, changes: EventChanges, onSaved = ignore, base: object = event.occurrence) => {
    const isWhole = changes.recurrence !== undefined || changes.calendarId !== undefined
    const setOwnForm = (changes: Partial<OpenForm>) =>
      setForm((form) => (form?.event === event ? { ...form, ...changes } : form))
    const reportConflict = (error: unknown) => setOwnForm({ isSaving: false, base: baseAfterFailure(base, error) })
    const onChoose = (scope: Scope) => {
      setOwnForm({ isSaving: true })
      restoreFocus(event.key)
      void actions.edit(event, changes, scope, base).then((after) => {
        onSaved()
        restoreFocus(getEventKey(after))
      }, reportConflict)
    }
    askForScope(event.occurrence, { kind: 'edit', choices: isWhole ? all.slice(1) : all, onChoose })
  }

  return {
    saveForm: (form: OpenForm, event: LocalEvent, values: FormValues, forget: () => void) => {
      if (form.isSaving) return
      const changes = toChanges(form.initial, values)
      if (Object.keys(changes).length === 0) return setForm(undefined)
      const end = () => {
        forget()
        setForm(undefined)
      }
      edit(event, changes, end, form.base)
    },
    move: (event: LocalEvent, { start, end, allDay }: Range) => {
      const { occurrence } = event
      const inEventZone = (local: string) => (allDay ? local : inZone(local, zone, occurrence.timeZone))
      edit(event, { start: inEventZone(start), end: inEventZone(end), ...(allDay !== occurrence.allDay && { allDay }) })
    },
    remove: (event: LocalEvent) => {
      onClosePopover()
      const onChoose = (scope: Scope) => actions.remove(event, scope)
      askForScope(event.occurrence, { kind: 'remove', choices: all, onChoose })
    },
    answer: (event: LocalEvent, answer: 'yes' | 'maybe' | 'no') => {
      const onChoose = (scope: Scope) => actions.answer(event, answer, scope === 'this' ? 'this' : 'all')
      askForScope(event.occurrence, { kind: 'answer', choices: ['this', 'all'], onChoose })
    },
  }
}
