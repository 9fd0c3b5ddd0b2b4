import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { api } from './calendar-client.ts'
import type { Answer, EventChanges, EventDraft, Occurrence, Scope } from './contract.ts'
import { whilePending } from './shown/pending.ts'
import { keyOf } from './shown/shown-event.ts'
import { momentsOf } from './times/zones.ts'

// One change can be taken back at a time, the last one: as soon as another begins, the one before it no longer can.
let dismissLast = () => {}
let lastBegun = 0

// The application has already said what went wrong.
const ignore = () => undefined

const targetOf = ({ id, seriesId, originalStart }: Occurrence) => ({
  params: { id: seriesId ?? id },
  ...(originalStart !== null && { originalStart }),
})

/** How the occurrence will look when the change has been written. */
function changed(occurrence: Occurrence, { guests: _guests, ...changes }: EventChanges): Partial<Occurrence> {
  const { start, end, timeZone = occurrence.timeZone, allDay = occurrence.allDay } = changes
  const { start: _start, end: _end, ...rest } = changes
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (!start || !end) return known
  const { from, to } = momentsOf(start, end, timeZone)
  const times = allDay ? { start, end } : { start: new Date(from).toISOString(), end: new Date(to).toISOString() }
  return { ...known, ...times, localStart: start, localEnd: end }
}

/** All that can be done to events: shown at once, with undo where something moves or goes. */
export function useEventActions() {
  const t = useTexts('calendar')
  const { mutateAsync: sendCreate } = useMutation(api.create.mutation())
  const { mutateAsync: sendEdit } = useMutation(api.edit.mutation())
  const { mutateAsync: sendRemove } = useMutation(api.remove.mutation())
  const { mutateAsync: sendAnswer } = useMutation(api.answer.mutation())
  const { mutate: takeBack } = useMutation(api.undo.mutation())

  /** Begins a change; what it returns offers to take it back, unless another has begun before it was answered. */
  const begin = () => {
    dismissLast()
    lastBegun += 1
    const begun = lastBegun
    return (text: string, undo: number) => {
      if (begun !== lastBegun) return
      dismissLast = toast({ text, action: { label: t('undo'), run: () => takeBack({ params: { id: undo } }) } })
    }
  }

  return {
    create: async (body: EventDraft) => {
      const offerUndo = begin()
      const { event, undo } = await sendCreate({ body })
      offerUndo(t('done.created'), undo)
      return event
    },

    /** Rejects where the server refuses, so that a form can stay open. */
    edit: async (occurrence: Occurrence, changes: EventChanges, scope: Scope) => {
      const { params, ...target } = targetOf(occurrence)
      const after = changed(occurrence, changes)
      const offerUndo = begin()
      const work = sendEdit({ params, body: { ...changes, ...target, scope } })
      const { event, undo } = await whilePending({ key: keyOf(occurrence), after }, work)
      offerUndo(t('done.changed'), undo)
      return event
    },

    remove: (occurrence: Occurrence, scope: Scope) => {
      const { params, ...target } = targetOf(occurrence)
      const seriesId = scope === 'all' ? (occurrence.seriesId ?? undefined) : undefined
      const offerUndo = begin()
      const work = sendRemove({ params, body: { ...target, scope } })
      void whilePending({ key: keyOf(occurrence), seriesId, after: null }, work).then(
        ({ undo }) => offerUndo(t('done.removed'), undo),
        ignore,
      )
    },

    answer: (occurrence: Occurrence, answer: Answer, scope: 'this' | 'all') => {
      const { params, ...target } = targetOf(occurrence)
      const work = sendAnswer({ params, body: { ...target, scope, answer } })
      void whilePending({ key: keyOf(occurrence), after: { answer } }, work).catch(ignore)
    },

    save: (occurrence: Occurrence) =>
      void api.exportEvent.send({ params: targetOf(occurrence).params }).then(saveFile, (error: unknown) => {
        toast({ tone: 'error', text: error instanceof Error ? error.message : '' })
      }),
  }
}
