import { IconBraces, IconDownload, IconFileTypeCsv } from '@tabler/icons-react'
import { Button, Menu } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { api } from '../audit-client.ts'
import type { AuditFilters } from '../contract.ts'

/** Exports all entries of the filter, with every changed row. */
export function ExportButton({ filters }: { filters: AuditFilters }) {
  const t = useTexts('audit')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mutate, isPending } = useMutation({
    // A read: no invalidation needed.
    mutationFn: async (format: 'csv' | 'json') => saveFile(await api.export.send({ query: { ...filters, format } })),
  })
  const run = (format: 'csv' | 'json') => {
    setAnchor(null)
    mutate(format)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="menu"
        loading={isPending}
        loadingPosition="start"
        startIcon={<IconDownload size={18} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuAction Icon={IconFileTypeCsv} label={t('exportCsv')} onClick={() => run('csv')} />
        <MenuAction Icon={IconBraces} label={t('exportJson')} onClick={() => run('json')} />
      </Menu>
    </>
  )
}
