import './texts.ts'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { ReceivedFile } from '#platform/web/api/request.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { collectSelected, type PageReader } from './collect-selected.ts'
import { requestInParts } from './request-in-parts.ts'

export interface ExportSource<Row extends { id: number }> {
  list: PageReader<Row>
  /** The file of the whole list, or of these records. */
  file: (ids?: number[]) => Promise<ReceivedFile>
}

/** The file of a whole list, or of the selected records. */
async function requestFile<Row extends { id: number }>(source: ExportSource<Row>, selection: Selection<Row>) {
  if (selection.all && selection.some.size === 0) return source.file()
  const ids = (await collectSelected(selection, source.list)).map(({ id }) => id)
  return requestInParts(ids, source.file)
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
