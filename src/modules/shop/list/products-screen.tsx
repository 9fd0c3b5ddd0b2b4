import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Screen } from '#platform/ui/panes/panes.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { ProductTable } from './product-table.tsx'
import { useExport } from './use-export.ts'
import { useRights } from './use-rights.ts'

const ProductsImport = lazy(async () => ({ default: (await import('../import/products-import.tsx')).ProductsImport }))

/** The table of all products. */
export function Component() {
  const t = useTexts('shop')
  const rights = useRights()
  const go = useNavigate()
  const save = useExport()
  const [isImporting, setImporting] = useState(false)
  useShortcuts(
    t('table.title'),
    rights.create ? [{ keys: 'c', label: t('table.add'), run: () => void go('/apps/ecommerce/add') }] : [],
  )
  return (
    <Screen
      title={t('table.title')}
      actions={
        <>
          <Button color="secondary" startIcon={<IconDownload aria-hidden />} onClick={() => void save()}>
            {t('table.export')}
          </Button>
          {rights.create && (
            <>
              <Button color="secondary" startIcon={<IconUpload aria-hidden />} onClick={() => setImporting(true)}>
                {t('table.import')}
              </Button>
              <Button
                component={Link}
                to="/apps/ecommerce/add"
                variant="contained"
                startIcon={<IconPlus aria-hidden />}
              >
                {t('table.add')}
              </Button>
            </>
          )}
        </>
      }
    >
      <ProductTable onImport={() => setImporting(true)} />
      <Suspense>{isImporting && <ProductsImport onClose={() => setImporting(false)} />}</Suspense>
    </Screen>
  )
}
