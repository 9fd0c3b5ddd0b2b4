import { useMutation } from '@tanstack/react-query'
import { withBase } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../companies-client.ts'
import type { Company, CompanyChanges } from '../contract-companies.ts'
import { toCompanyForm } from './company-values.ts'

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
// Removes the row from the list of the trash.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

/** The actions of one company, undone by the opposite call. */
export function useCompanyActions() {
  const t = useTexts('contacts')
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: reset } = useMutation(api.edit.mutation())
  const { mutateAsync: purge } = useMutation(purging)
  const { mutateAsync: mergeInto } = useMutation(api.merge.mutation({ quiet: true }))

  const change = ({ id }: Company, body: CompanyChanges) => edit({ params: { id }, body })
  const trashActions = useTrashActions<Company>({
    getName: ({ name }) => name,
    // Not by `remove`, which would delete a company that a colleague has just moved to the trash.
    setDeleted: (company, deleted) => change(company, { deleted }),
    purge: ({ id }) => purge({ params: { id } }),
  })

  return {
    ...trashActions,
    async merge(keep: Company, remove: Company) {
      const readAt = Object.fromEntries([keep, remove].map(({ id, updatedAt }) => [String(id), updatedAt]))
      const merged = await mergeInto({ body: { keep: keep.id, remove: remove.id, readAt } })
      const undo = async () => {
        await change(remove, { deleted: false })
        // Refused for a field that a colleague has changed since the merge.
        await reset({ params: { id: keep.id }, body: withBase(merged, toCompanyForm(keep)) })
      }
      toast({ text: t('companies.merge.done', { name: merged.name }), tone: 'success', undo })
    },
  }
}

export type CompanyActions = ReturnType<typeof useCompanyActions>
