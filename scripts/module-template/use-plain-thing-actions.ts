import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { client } from '#platform/web/api/client.ts'
import { type PlainThing, type PlainThingChanges, plainThings } from './contract.ts'

const api = client(plainThings)
const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
const trashing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: true }) })
// Removed from both lists: that of the trash, and the other one.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

// The application has reported the refused write already.
const ignore = () => {}

/** Actions on one record: shown at once, reverted when the server refuses, with undo after removal. */
export function usePlainThingActions() {
  const t = useTexts('plain-things')
  const { mutate: edit } = useMutation(editing)
  const { mutateAsync: toTrash } = useMutation(trashing)
  const { mutate: purge } = useMutation(purging)

  const change = ({ id }: PlainThing, body: PlainThingChanges) => edit({ params: { id }, body })

  return {
    change,
    trash: (plainThing: PlainThing) =>
      void toTrash({ params: { id: plainThing.id } }).then(
        () =>
          toast({
            text: t('said.trashed', { title: plainThing.title }),
            undo: () => change(plainThing, { deleted: false }),
          }),
        ignore,
      ),
    restore: (plainThing: PlainThing) => change(plainThing, { deleted: false }),
    purge: ({ id }: PlainThing) => purge({ params: { id } }),
  }
}

/** Adds one; `onRefused` gets the rejected values, so that nobody has to type them again. */
export function useAddPlainThing(onRefused: (title: string) => void) {
  const { mutateAsync } = useMutation(api.create.mutation())
  return (title: string) => void mutateAsync({ body: { title } }).catch(() => onRefused(title))
}
