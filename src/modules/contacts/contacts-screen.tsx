import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { HeaderButton } from '#platform/ui/panes/header-button.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { linkTo } from './contacts-view.ts'
import { DetailPane } from './detail/detail-pane.tsx'
import { loadCard } from './detail/load-card.ts'
import { ContactList } from './list/contact-list.tsx'
import { TrashBar } from './list/trash-bar.tsx'
import { ContactTools } from './side/contact-tools.tsx'
import { SidePane } from './side/side-pane.tsx'
import { useContactActions } from './use-contact-actions.ts'
import { useContactsView } from './use-contacts-view.ts'
import { usePresetName } from './use-preset-name.ts'
import { useRights } from './use-rights.ts'

const DuplicatesPane = lazy(async () => ({
  default: (await import('./duplicates/duplicates-pane.tsx')).DuplicatesPane,
}))
const ContactsImport = lazy(async () => ({ default: (await import('./import/contacts-import.tsx')).ContactsImport }))

/** Side pane, list and contact, of which a small window shows one at a time. */
export function Component() {
  const t = useTexts('contacts')
  const rights = useRights()
  const actions = useContactActions()
  const { view } = useContactsView()
  const preset = usePresetName()
  const [isImporting, setImporting] = useState(false)
  const startImport = () => setImporting(true)
  const isOpen = view.contact !== undefined
  // Preloaded, so that the first contact opens without a delay.
  useEffect(() => void loadCard().catch(() => {}), [])

  return (
    <Screen
      title={t('title')}
      lead={preset}
      sideLabel={t('side')}
      isOpen={isOpen}
      actions={
        rights.create && (
          <HeaderButton
            label={t('new')}
            icon={<IconPlus aria-hidden />}
            action={linkTo(view, { contact: 'new', edit: undefined })}
            opensField
          />
        )
      }
    >
      <Panes
        side={
          <SidePane view={view}>
            <ContactTools onImport={startImport} />
          </SidePane>
        }
        list={
          <>
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
          </>
        }
        detail={isOpen && <DetailPane actions={actions} />}
      />
      <Suspense>{isImporting && <ContactsImport onClose={() => setImporting(false)} />}</Suspense>
    </Screen>
  )
}
