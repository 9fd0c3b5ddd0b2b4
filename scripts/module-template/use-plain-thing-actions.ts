import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { client } from '#platform/web/api/client.ts'
import { type PlainThing, type PlainThingChanges, plainThings } from './contract.ts'

const api = client(plainThings)
const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
const trashing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: true }) })
// Removed from both lists: that of the trash, and the other one.
const removing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

/** Actions on one record: shown at once, reverted when the server refuses, with undo after removal. */
export function usePlainThingActions() {
  const t = useTexts('plain-things')
  const { mutate: edit } = useMutation(editing)
  const { mutate: toTrash } = useMutation(trashing)
  const { mutate: remove } = useMutation(removing)

  const change = ({ id }: PlainThing, body: PlainThingChanges) => edit({ params: { id }, body })

  return {
    change,
    trash: (plainThing: PlainThing) =>
      toTrash(
        { params: { id: plainThing.id } },
        {
          onSuccess: () =>
            toast({
              text: t('said.trashed', { title: plainThing.title }),
              undo: () => change(plainThing, { deleted: false }),
            }),
        },
      ),
    restore: (plainThing: PlainThing) => change(plainThing, { deleted: false }),
    remove: ({ id }: PlainThing) => remove({ params: { id } }),
  }
}

/** Adds one; `onRefused` gets the rejected values, so that nobody has to type them again. */
export function useAddPlainThing(onRefused: (title: string) => void) {
  const { mutate } = useMutation(api.create.mutation())
  return (title: string) => mutate({ body: { title } }, { onError: () => onRefused(title) })
}
