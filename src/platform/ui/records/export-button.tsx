import './texts.ts'
import { IconDownload } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { type ExportSource, useExport } from './use-export.ts'

/** Downloads the whole list as a file. */
export function ExportButton<Row extends { id: number }>({ source }: { source: ExportSource<Row> }) {
  const t = useTexts('records')
  const { run, isBusy } = useExport<Row>()
  return (
    <IconAction
      label={t('export')}
      icon={<IconDownload size={18} aria-hidden />}
      isDisabled={isBusy}
      onClick={() => void run(source)}
    />
  )
}
