import { useMutation } from '@tanstack/react-query'
import { withBase } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../companies-client.ts'
import type { Company, CompanyChanges } from '../contract-companies.ts'
import { toCompanyForm } from './company-values.ts'

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
// Removes the row from the list of the trash.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })

// The application reports failures itself.
const ignore = () => {}

/** The actions of one company, undone by the opposite call. */
export function useCompanyActions() {
  const t = useTexts('contacts')
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: reset } = useMutation(api.edit.mutation())
  const { mutateAsync: purge } = useMutation(purging)
  const { mutateAsync: mergeInto } = useMutation(api.merge.mutation({ quiet: true }))

  const change = ({ id }: Company, body: CompanyChanges) => edit({ params: { id }, body })

  return {
    // Not by `remove`, which would delete a company that a colleague has just moved to the trash.
    trash: (company: Company) =>
      void change(company, { deleted: true }).then(
        () =>
          toast({
            text: t('done.trashed', { name: company.name }),
            undo: () => change(company, { deleted: false }),
          }),
        ignore,
      ),
    restore: (company: Company) =>
      void change(company, { deleted: false }).then(
        () =>
          toast({
            text: t('done.restored', { name: company.name }),
            undo: () => change(company, { deleted: true }),
          }),
        ignore,
      ),
    purge: (company: Company) =>
      void purge({ params: { id: company.id } }).then(
        () => toast({ text: t('done.purged', { name: company.name }) }),
        ignore,
      ),
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
