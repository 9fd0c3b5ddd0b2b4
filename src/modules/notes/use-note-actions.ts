import { useMutation } from '@tanstack/react-query'
import * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { client } from '#platform/web/api/client.ts'
import { changeItems, Item } from '#platform/records/checklist.ts'
import { type Note, type NoteChanges, type NoteDraft, notes as contract } from './contract.ts'
import { findPositionBetween } from './note-positions.ts'

const api = client(contract)

export type Side = 'before' | 'after'

const editing = api.edit.mutation({
  optimistic: (record, { body: { base: _base, ...body } }) => ({ ...record, ...body }),
})
const toggling = api.editItems.mutation({
  optimistic: ({ items, ...record }, { body }) => ({ ...record, items: changeItems(z.array(Item).parse(items), body) }),
})

// The app shows the error.
const ignore = () => {}

/** All changes of a note except its content, with optimistic updates, and undo if it leaves the folder. */
export function useNoteActions(loadedNotes: readonly Note[]) {
  const t = useTexts('notes')
  const { mutateAsync: edit } = useMutation(editing)
  const { mutate: editItems } = useMutation(toggling)
  const { mutate: send } = useMutation(
    api.move.mutation({
      optimistic: (record, { params, body }) => {
        const otherNotes = loadedNotes.filter(({ id }) => id !== params.id).toSorted((a, b) => a.position - b.position)
        return { ...record, position: findPositionBetween(otherNotes, body.side, body.of) ?? record['position'] }
      },
    }),
  )
  const { mutateAsync: copy } = useMutation(api.duplicate.mutation())
  const { mutateAsync: purge } = useMutation(api.purge.mutation())
  const { mutateAsync: empty } = useMutation(api.emptyTrash.mutation())

  const change = ({ id }: Note, body: NoteChanges) => void edit({ params: { id }, body }).catch(ignore)

  const changeWithUndo = ({ id, ...note }: Note, body: NoteChanges, back: NoteChanges, text: string) =>
    void edit({ params: { id }, body }).then(() => toast({ text, undo: () => change({ id, ...note }, back) }), ignore)

  const archive = (note: Note) =>
    note.archived
      ? changeWithUndo(note, { archived: false }, { archived: true }, t('done.unarchived'))
      : changeWithUndo(
          note,
          { archived: true, pinned: false },
          { archived: false, pinned: note.pinned },
          t('done.archived'),
        )
  const trashActions = useTrashActions<Note>({
    getName: ({ title }) => title || t('untitled'),
    setDeleted: ({ id }, deleted) => edit({ params: { id }, body: { deleted } }),
    purge: ({ id }) => purge({ params: { id } }),
  })

  return {
    ...trashActions,
    change,
    /** Refused if somebody else has changed the labels since. */
    label: ({ id, labels: before }: Note, labels: string[]) =>
      void edit({ params: { id }, body: { labels, base: { labels: before } } }).catch(ignore),
    archive,
    pin: (note: Note) => change(note, { pinned: !note.pinned, ...(note.archived && { archived: false }) }),
    remind: (note: Note, reminderAt: string | null) =>
      changeWithUndo(
        note,
        { reminderAt },
        { reminderAt: note.reminderAt },
        t(reminderAt === null ? 'done.unreminded' : 'done.reminded'),
      ),
    emptyTrash: () => void empty({}).then(() => toast({ text: t('done.emptied') }), ignore),
    toggleItem: ({ id }: Note, itemId: string, done: boolean) =>
      editItems({ params: { id }, body: { set: [{ id: itemId, done }] } }),
    move: ({ id }: Note, side: Side, of: number) => send({ params: { id }, body: { side, of } }),
    duplicate: ({ id }: Note) =>
      void copy({ params: { id } }).then(
        (duplicate) => toast({ text: t('done.duplicated'), undo: () => change(duplicate, { deleted: true }) }),
        ignore,
      ),
  }
}

export type NoteActions = ReturnType<typeof useNoteActions>

export const createKey = ['notes', 'create']

/** Creates notes; `onRefused` gets a draft that could not be saved, for the form to show it again. */
export function useCreateNote(onRefused: (draft: NoteDraft) => void) {
  const { mutateAsync } = useMutation({ ...api.create.mutation(), mutationKey: createKey })
  return (body: NoteDraft) =>
    mutateAsync({ body }).catch((error: unknown) => {
      onRefused(body)
      throw error
    })
}
