import './texts.ts'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { ImportSource } from './import/import-source.ts'

const RecordsImport = lazy(() => import('./import/records-import.tsx'))

/** Opens the import of a file; its code is loaded then. */
export function ImportButton(source: ImportSource) {
  const t = useTexts('records')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconAction
        label={t('import.title')}
        icon={<IconUpload size={18} aria-hidden />}
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <RecordsImport {...source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
