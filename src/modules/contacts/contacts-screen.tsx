import { IconMenu2, IconPlus } from '@tabler/icons-react'
import { Button, IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorBoundary } from '#platform/ui/error-boundary.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import styles from './contacts-screen.module.css'
import { linkTo } from './contacts-view.ts'
import { DetailPane } from './detail/detail-pane.tsx'
import { ContactList } from './list/contact-list.tsx'
import { TrashBar } from './list/trash-bar.tsx'
import { SidePane } from './side/side-pane.tsx'
import { useContactActions } from './use-contact-actions.ts'
import { useContactsView } from './use-contacts-view.ts'
import { usePlaceName } from './use-place-name.ts'
import { useRights } from './use-rights.ts'

const SideDrawer = lazy(async () => ({ default: (await import('./side/side-drawer.tsx')).SideDrawer }))
const DuplicatesPane = lazy(async () => ({
  default: (await import('./duplicates/duplicates-pane.tsx')).DuplicatesPane,
}))
const ImportDialog = lazy(async () => ({ default: (await import('./import/import-dialog.tsx')).ImportDialog }))

/** Places, list, contact: three panes, of which a small window shows one at a time. */
export function Component() {
  const t = useTexts('contacts')
  const rights = useRights()
  const actions = useContactActions()
  const { view } = useContactsView()
  const place = usePlaceName()
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const [isImporting, setImporting] = useState(false)
  const startImport = () => setImporting(true)
  const isOpen = view.contact !== undefined

  return (
    <div className={styles.screen}>
      <div className={styles.header} data-open={isOpen}>
        <PageHeader
          title={t('title')}
          lead={place}
          actions={
            <>
              <IconButton
                className={styles.menu}
                aria-label={t('side')}
                aria-haspopup="dialog"
                onClick={() => setDrawer('open')}
              >
                <IconMenu2 size={20} aria-hidden />
              </IconButton>
              {rights.create && (
                <Button
                  component={Link}
                  to={linkTo(view, { contact: 'new', edit: undefined })}
                  variant="contained"
                  className={styles.new}
                  startIcon={<IconPlus aria-hidden />}
                >
                  <span className={styles.newText}>{t('new')}</span>
                </Button>
              )}
            </>
          }
        />
      </div>
      <div className={styles.panes} data-open={isOpen}>
        <div className={styles.side}>
          <SidePane onImport={startImport} />
        </div>
        <div className={styles.middle}>
          {view.deleted && <TrashBar />}
          {view.duplicates ? (
            <ErrorBoundary>
              <Suspense>
                <DuplicatesPane />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <ContactList actions={actions} onImport={startImport} />
          )}
        </div>
        {isOpen && (
          <div className={styles.detail}>
            <DetailPane actions={actions} />
          </div>
        )}
      </div>
      <Suspense>
        {drawer !== 'unused' && (
          <SideDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} onImport={startImport} />
        )}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
    </div>
  )
}
