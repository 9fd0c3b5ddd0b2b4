import { useMutation } from '@tanstack/react-query'
import { withBase } from '#platform/fields/changed-fields.ts'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Product } from '../contract.ts'
import { useVariantName } from '../use-variant-name.ts'
import { api } from '../products-client.ts'
import { type CellChanges, reverseChange } from './reverse-change.ts'
import { applyChanges } from './shown-after.ts'

const createEditMutation = (quiet: boolean) =>
  api.edit.mutation({ quiet, optimistic: (record, { body }) => applyChanges(record, body) })
const trashing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: true }) })

/** Actions for one product: shown optimistically, undone by the inverse call. */
export function useProductActions() {
  const { getVariantName } = useVariantName()
  const { mutateAsync: edit } = useMutation(createEditMutation(false))
  // The cell itself shows the error.
  const { mutateAsync: editWithoutToast } = useMutation(createEditMutation(true))
  const { mutateAsync: toTrash } = useMutation(trashing)
  const toParams = ({ id }: Product) => ({ params: { id } })
  const trashActions = useTrashActions<Product>({
    getName: getVariantName,
    setDeleted: (product, deleted) =>
      deleted ? toTrash(toParams(product)) : edit({ ...toParams(product), body: { deleted } }),
  })

  return {
    ...trashActions,
    /** Changes a product as the user has read it. Rejects with the error, which the caller shows. */
    change: async (product: Product, changes: CellChanges, text: string) => {
      const saved = await editWithoutToast({ ...toParams(product), body: withBase(product, changes) })
      toast({ text, undo: () => edit({ ...toParams(product), body: reverseChange(product, changes, saved) }) })
    },
  }
}
