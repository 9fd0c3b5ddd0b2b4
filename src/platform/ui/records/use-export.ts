import './texts.ts'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { batches } from '#platform/records/batches.ts'
import type { Selection } from '#platform/ui/table/use-table-selection.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { ReceivedFile } from '#platform/web/api/request.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { batchSize, collectSelected, type PageReader } from './collect-selected.ts'

export interface ExportSource<Row extends { id: number }> {
  list: PageReader<Row>
  /** The file of the whole list, or of these records. */
  file: (ids?: number[]) => Promise<ReceivedFile>
}

/** The file of a whole list, or of the selected records, which may take several calls. */
async function requestFile<Row extends { id: number }>(source: ExportSource<Row>, selection: Selection<Row>) {
  if (selection.all && selection.some.size === 0) return source.file()
  const ids = (await collectSelected(selection, source.list)).map(({ id }) => id)
  const files: ReceivedFile[] = []
  for (const chunk of batches(ids, batchSize)) files.push(await source.file(chunk))
  const [first] = files
  if (!first) throw new RangeError('Nothing to export')
  const texts = await Promise.all(files.map(({ blob }) => blob.text()))
  // Only the first part keeps its header line.
  const parts = texts.map((text, at) => (at > 0 ? text.slice(text.indexOf('\n') + 1) : text))
  return { name: first.name, blob: new Blob(parts, { type: first.blob.type }) }
}

/** Downloads a list as a file. */
export function useExport<Row extends { id: number }>() {
  const t = useTexts('records')
  const [isBusy, setBusy] = useState(false)
  const run = async (source: ExportSource<Row>, selection: Selection<Row> = { all: true, some: new Map() }) => {
    setBusy(true)
    try {
      saveFile(await requestFile(source, selection))
    } catch {
      const action = { label: t('retry'), run: () => void run(source, selection) }
      toast({ text: t('exportFailed'), tone: 'error', action })
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
