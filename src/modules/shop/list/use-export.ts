import { batches } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { api } from './products-client.ts'
import { getFilters, toListQuery } from './products-view.ts'
import { useProductsView } from './use-products-view.ts'

// Keeps URLs at a safe length.
const maxIds = 500

/** Saves a CSV file of the whole list, or of the products whose ids `find` returns. */
export function useExport() {
  const t = useTexts('shop')
  const { view } = useProductsView()
  const { sort } = toListQuery(view)
  const deleted = view.deleted && { deleted: true }

  const load = async (find: (() => Promise<readonly number[]>) | undefined) => {
    if (!find) return api.export.send({ query: { ...getFilters(view), ...(sort && { sort }) } })
    const parts = batches(await find(), maxIds)
    const files = await Promise.all(
      parts.map((ids) => api.export.send({ query: { ids: [...ids], ...deleted, ...(sort && { sort }) } })),
    )
    const [first] = files
    if (!first) throw new RangeError('Nothing to export')
    const texts = await Promise.all(files.map(({ blob }) => blob.text()))
    // A single header line.
    const lines = texts.map((text, at) => (at > 0 ? text.slice(text.indexOf('\n') + 1) : text))
    return { name: first.name, blob: new Blob(lines, { type: first.blob.type }) }
  }

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
