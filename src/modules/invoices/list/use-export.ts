import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/ui/table/use-table-selection.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { ReceivedFile } from '#platform/web/api/request.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'
import { collectInvoices } from './collect-invoices.ts'
import type { ListQuery } from './invoices-view.ts'

// As many numbers as an address holds without harm.
const idsAtOnce = 200

/** The file of a whole list, or of what is ticked in it, which may take more than one call. */
async function fileOf(query: ListQuery, selection: Selection<Invoice>): Promise<ReceivedFile> {
  if (selection.all && selection.some.size === 0) return api.export.send({ query })
  const ids = (await collectInvoices(selection, query)).map(({ id }) => id)
  const files: ReceivedFile[] = []
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const chunk = ids.slice(start, start + idsAtOnce)
    const some = { ids: chunk, deleted: query.deleted ?? false, ...(query.sort && { sort: query.sort }) }
    files.push(await api.export.send({ query: some }))
  }
  const [first] = files
  if (!first) throw new RangeError('Nothing to export')
  const texts = await Promise.all(files.map(({ blob }) => blob.text()))
  // One heading line for all.
  const parts = texts.map((text, at) => (at > 0 ? text.slice(text.indexOf('\n') + 1) : text))
  return { name: first.name, blob: new Blob(parts, { type: first.blob.type }) }
}

/** Hands a list to the browser's downloads. */
export function useExport() {
  const t = useTexts('invoices')
  const [isBusy, setBusy] = useState(false)
  const run = async (query: ListQuery, selection: Selection<Invoice> = { all: true, some: new Map() }) => {
    setBusy(true)
    try {
      saveFile(await fileOf(query, selection))
    } catch {
      toast({
        text: t('list.exportFailed'),
        tone: 'error',
        action: { label: t('retry'), run: () => void run(query, selection) },
      })
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
