import { useMutation } from '@tanstack/react-query'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import type { PlainRecord } from './contract.ts'
import { api } from './plain-records-client.ts'

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
const trashing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: true }) })
// Removed from both lists: that of the trash, and the other one.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

/** Actions on one record: shown at once, reverted when the server refuses, with undo. */
export function usePlainRecordActions() {
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: toTrash } = useMutation(trashing)
  const { mutateAsync: purge } = useMutation(purging)

  const toParams = ({ id }: PlainRecord) => ({ params: { id } })

  return useTrashActions<PlainRecord>({
    getName: ({ plainName }) => plainName,
    setDeleted: (plainRecord, deleted) =>
      deleted ? toTrash(toParams(plainRecord)) : edit({ ...toParams(plainRecord), body: { deleted } }),
    purge: (plainRecord) => purge(toParams(plainRecord)),
  })
}
