import { IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ExportButton } from '#platform/ui/records/export-button.tsx'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { useRights } from '../use-rights.ts'
import { ImportRecords } from './import-records.tsx'
import styles from './list-tools.module.css'
import { createExportSource } from './plain-records-source.ts'
import { linkTo } from './plain-records-view.ts'
import { usePlainRecordsView } from './use-plain-records-view.ts'

/** Search, the link to the trash and back, and files. */
export function ListTools() {
  const t = useTexts('plain-records')
  const rights = useRights()
  const { view, narrow } = usePlainRecordsView()
  return (
    <>
      <ViewSearch
        className={styles.search}
        label={t('search')}
        q={view.q ?? ''}
        focusKey="/"
        onSearch={(q) => narrow({ q }, { replace: true })}
      />
      <span className="flex-1 wide-only" />
      <Button
        component={Link}
        to={linkTo(view, { deleted: view.deleted ? undefined : true })}
        color={view.deleted ? 'primary' : 'secondary'}
        aria-current={view.deleted ? 'page' : undefined}
        startIcon={<IconTrash size={18} aria-hidden />}
      >
        {t('trash.title')}
      </Button>
      {rights.create && <ImportRecords />}
      <ExportButton source={createExportSource(view)} />
    </>
  )
}
