import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { PlainRecord } from './contract.ts'
import { api } from './plain-records-client.ts'

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
const trashing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: true }) })
// Removed from both lists: that of the trash, and the other one.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

// The application has reported the refused write already.
const ignore = () => {}

/** Actions on one record: shown at once, reverted when the server refuses, with undo. */
export function usePlainRecordActions() {
  const t = useTexts('plain-records')
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: toTrash } = useMutation(trashing)
  const { mutateAsync: purge } = useMutation(purging)

  const toParams = ({ id }: PlainRecord) => ({ params: { id } })
  const setDeleted = (plainRecord: PlainRecord, deleted: boolean) =>
    edit({ ...toParams(plainRecord), body: { deleted } })

  return {
    trash: (plainRecord: PlainRecord) =>
      toTrash(toParams(plainRecord)).then(
        () =>
          toast({
            text: t('done.trashed', { name: plainRecord.plainName }),
            undo: () => setDeleted(plainRecord, false),
          }),
        ignore,
      ),
    restore: (plainRecord: PlainRecord) =>
      setDeleted(plainRecord, false).then(
        () =>
          toast({
            text: t('done.restored', { name: plainRecord.plainName }),
            undo: () => setDeleted(plainRecord, true),
          }),
        ignore,
      ),
    purge: (plainRecord: PlainRecord) =>
      purge(toParams(plainRecord)).then(
        () => toast({ text: t('done.removed', { name: plainRecord.plainName }) }),
        ignore,
      ),
  }
}
