import { useMutation } from '@tanstack/react-query'
import { withBase } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { api } from '../calendar-client.ts'
import type { Answer, EventChanges, EventDraft, Occurrence, Scope } from '../contract.ts'
import { change } from '../events/pending.ts'
import type { LocalEvent } from '../events/local-event.ts'
import { useLimitTexts } from '../use-limit-texts.ts'
import { toMoments } from '../times/zones.ts'
import { startChange } from './undo-offer.ts'

type ChangingEvent = Pick<LocalEvent, 'occurrence' | 'changedEvent'>

// The application reports failures itself.
const ignore = () => undefined

const toTarget = ({ id, seriesId, originalStart }: Occurrence) => ({
  params: { id: seriesId ?? id },
  ...(originalStart !== null && { originalStart }),
})

/** The occurrence after the change. */
function changed(occurrence: Occurrence, { guests: _guests, ...changes }: EventChanges): Partial<Occurrence> {
  const { start, end, timeZone = occurrence.timeZone, allDay = occurrence.allDay } = changes
  const { start: _start, end: _end, ...rest } = changes
  const changedFields = withoutUndefined(rest)
  if (!start || !end) return changedFields
  const { from, to } = toMoments(start, end, timeZone)
  const times = allDay ? { start, end } : { start: new Date(from).toISOString(), end: new Date(to).toISOString() }
  return { ...changedFields, ...times, localStart: start, localEnd: end }
}

/** All changes of events: shown at once, with undo. */
export function useEventActions() {
  const t = useTexts('calendar')
  const failureText = useFailureText()
  const { mutateAsync: sendCreate } = useMutation(api.create.mutation())
  const withLimitTexts = useLimitTexts()
  const { mutateAsync: sendEdit } = useMutation(withLimitTexts(api.edit.mutation()))
  const { mutateAsync: sendRemove } = useMutation(withLimitTexts(api.remove.mutation()))
  const { mutateAsync: sendAnswer } = useMutation(withLimitTexts(api.answer.mutation()))
  const { mutate: undoChange } = useMutation(api.undo.mutation())

  const begin = () => {
    const offer = startChange()
    return (text: string, id: number | null) =>
      offer(text, id === null ? undefined : () => undoChange({ params: { id } }))
  }

  return {
    create: async (body: EventDraft) => {
      const offerUndo = begin()
      const { undo } = await sendCreate({ body })
      offerUndo(t('done.created'), undo)
    },

    /** Rejects if the server refuses, so that a form can stay open; `base` is the event that was edited. */
    edit: async (event: ChangingEvent, changes: EventChanges, scope: Scope, base: object = event.occurrence) => {
      const offerUndo = begin()
      const { event: after, undo } = await change(
        event,
        { after: changed(event.occurrence, changes) },
        (occurrence) => {
          const { params, ...target } = toTarget(occurrence)
          const { guests, ...fields } = changes
          // Guests are merged: they may answer during the edit.
          const body = { ...withBase(base, fields), ...(guests && { guests }) }
          return sendEdit({ params, body: { ...body, ...target, scope } })
        },
      )
      offerUndo(t('done.changed'), undo)
      return after
    },

    remove: (event: ChangingEvent, scope: Scope) => {
      const offerUndo = begin()
      void change(event, { after: null, isWholeSeries: scope === 'all' }, (occurrence) => {
        const { params, ...target } = toTarget(occurrence)
        return sendRemove({ params, body: { ...target, scope } })
      }).then(({ undo }) => offerUndo(t('done.removed'), undo), ignore)
    },

    answer: (event: ChangingEvent, answer: Answer, scope: 'this' | 'all') => {
      void change(event, { after: { answer } }, async (occurrence) => {
        const { params, ...target } = toTarget(occurrence)
        return { event: await sendAnswer({ params, body: { ...target, scope, answer } }) }
      }).catch(ignore)
    },

    save: (occurrence: Occurrence) =>
      void api.exportEvent.send({ params: toTarget(occurrence).params }).then(saveFile, (error: unknown) => {
        toast({ tone: 'error', text: failureText(error) })
      }),
  }
}
