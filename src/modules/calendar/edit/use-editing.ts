import { useState } from 'react'
import { baseAfterFailure } from '#platform/web/drafts/use-merged-edit.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Calendar, EventChanges, Occurrence, Scope } from '../contract.ts'
import { blankForm, changesOf, formOf, type FormValues, toDraft } from './form-values.ts'
import type { ScopeQuestion } from './scope-dialog.tsx'
import type { Range } from '../grid/grid-props.ts'
import { keepFocus, passFocus } from '../grid/use-event-keys.ts'
import { keyOf, type ShownEvent } from '../shown/shown-event.ts'
import { useZone } from '../shown/use-zone.ts'
import { inZone } from '../times/zones.ts'
import { useEventActions } from './use-event-actions.ts'

interface OpenForm {
  initial: FormValues
  /** What is edited; nothing where an event is made. */
  event?: ShownEvent
  /** The event as a refused change has shown it. */
  base?: object
}

const all: readonly Scope[] = ['this', 'following', 'all']
// The toast says what went wrong.
const ignore = () => {}

/** Making and changing events: what is being drawn, which form is open, and the question which occurrences are meant. */
export function useEditing(writable: readonly Calendar[], onClosePopover: () => void) {
  const t = useTexts('calendar')
  const zone = useZone()
  const actions = useEventActions()
  const [draft, setDraft] = useState<Range>()
  const [form, setForm] = useState<OpenForm>()
  const [question, setQuestion] = useState<ScopeQuestion>()
  const calendarId = writable[0]?.id ?? 0

  const create = (values: FormValues, forget = ignore) => {
    setDraft(undefined)
    setForm(undefined)
    // What could not be saved comes back, so that nobody has to type it again.
    forget()
    actions.create(toDraft(values)).catch(() => setForm({ initial: values }))
  }

  const ask = (occurrence: Occurrence, question: ScopeQuestion) =>
    occurrence.seriesId === null ? question.onChoose('all') : setQuestion(question)

  const edit = (event: ShownEvent, changes: EventChanges, onSaved = ignore, base: object = event.occurrence) => {
    const isWhole = changes.recurrence !== undefined || changes.calendarId !== undefined
    const choices = isWhole ? all.slice(1) : all
    const onChoose = (scope: Scope) => {
      keepFocus(event.key)
      const learn = (error: unknown) =>
        setForm((now) => (now?.event === event ? { ...now, base: baseAfterFailure(base, error) } : now))
      void actions.edit(event, changes, scope, base).then((after) => {
        onSaved()
        keepFocus(keyOf(after))
      }, learn)
    }
    ask(event.occurrence, { kind: 'edit', choices, onChoose })
  }

  return {
    draft,
    form,
    question,
    startDraft: setDraft,
    closeForm: () => {
      setForm(undefined)
      setDraft(undefined)
    },
    closeQuestion: () => setQuestion(undefined),

    quickSave: (range: Range, title: string, id: number) => create(blankForm(range, id, zone, title)),
    openForm: (range: Range, title = '', id = calendarId) => {
      setDraft(undefined)
      setForm({ initial: blankForm(range, id, zone, title) })
    },
    openEdit: (event: ShownEvent) => {
      onClosePopover()
      setForm({ initial: formOf(event.occurrence, calendarId), event })
    },
    duplicate: ({ occurrence }: ShownEvent) => {
      onClosePopover()
      const copy = formOf(occurrence, calendarId)
      const isOwn = writable.some(({ id }) => id === copy.calendarId)
      setForm({
        initial: {
          ...copy,
          title: t('form.copyOf', { title: copy.title || t('untitled') }),
          recurrence: null,
          calendarId: isOwn ? copy.calendarId : calendarId,
        },
      })
    },

    saveForm: (values: FormValues, forget: () => void) => {
      if (!form?.event) return create(values, forget)
      const changes = changesOf(form.initial, values)
      if (Object.keys(changes).length === 0) return setForm(undefined)
      const end = () => {
        forget()
        setForm(undefined)
      }
      edit(form.event, changes, end, form.base)
    },

    move: (event: ShownEvent, { start, end, allDay }: Range) => {
      const { occurrence } = event
      const own = (local: string) => (allDay ? local : inZone(local, zone, occurrence.timeZone))
      edit(event, { start: own(start), end: own(end), ...(allDay !== occurrence.allDay && { allDay }) })
    },

    remove: (event: ShownEvent) => {
      onClosePopover()
      const onChoose = (scope: Scope) => {
        passFocus(event.key)
        actions.remove(event, scope)
      }
      ask(event.occurrence, { kind: 'remove', choices: all, onChoose })
    },

    answer: (event: ShownEvent, answer: 'yes' | 'maybe' | 'no') => {
      const onChoose = (scope: Scope) => actions.answer(event, answer, scope === 'this' ? 'this' : 'all')
      ask(event.occurrence, { kind: 'answer', choices: ['this', 'all'], onChoose })
    },

    save: ({ occurrence }: ShownEvent) => actions.save(occurrence),
    ownKey: form?.event?.key,
  }
}
