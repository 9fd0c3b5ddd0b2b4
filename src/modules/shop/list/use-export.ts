import { useTexts } from '#platform/i18n/use-texts.ts'
import { requestInParts } from '#platform/ui/records/request-in-parts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { api } from '../products-client.ts'
import { getFilters, toListQuery } from './products-view.ts'
import { useProductsView } from './use-products-view.ts'

/** Saves a CSV file of the whole list, or of the products whose ids `find` returns. */
export function useExport() {
  const t = useTexts('shop')
  const { view } = useProductsView()
  const { sort } = toListQuery(view)
  const deleted = view.deleted && { deleted: true }

  const load = async (find: (() => Promise<readonly number[]>) | undefined) =>
    find
      ? requestInParts(await find(), (ids) => api.export.send({ query: { ids, ...deleted, ...(sort && { sort }) } }))
      : api.export.send({ query: { ...getFilters(view), ...(sort && { sort }) } })

  return async function save(find?: () => Promise<readonly number[]>): Promise<void> {
    try {
      saveFile(await load(find))
    } catch {
      toast({
        text: t('table.exportFailed'),
        tone: 'error',
        action: { label: t('table.retry'), run: () => void save(find) },
      })
    }
  }
}
