import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { HeaderButton } from '#platform/ui/panes/header-button.tsx'
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
          <HeaderButton
            label={t('table.export')}
            icon={<IconDownload aria-hidden />}
            action={() => void save()}
            isSecondary
          />
          {rights.create && (
            <>
              <HeaderButton
                label={t('table.import')}
                icon={<IconUpload aria-hidden />}
                action={() => setImporting(true)}
                isSecondary
              />
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
