import { IconDownload } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { toListQuery } from './orders-view.ts'
import { useExport } from './use-export.ts'

/** Exports the whole result of the list. */
export function ExportButton({ query }: { query: ReturnType<typeof toListQuery> }) {
  const t = useTexts('shop')
  const { save, isPending } = useExport()
  return (
    <Button
      variant="outlined"
      color="secondary"
      loading={isPending}
      loadingPosition="start"
      startIcon={<IconDownload size={18} aria-hidden />}
      onClick={() => save(query)}
    >
      {t('orders.export')}
    </Button>
  )
}
