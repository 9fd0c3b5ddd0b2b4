import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useOrderPermissions } from '../use-order-permissions.ts'
import { Forbidden, ReadOnlyNote } from '../forbidden.tsx'
import { PageTabs } from '../page-tabs.tsx'
import { StoredSlot } from '../stored/stored-slot.tsx'
import { ColumnsExample } from './columns-example.tsx'
import { DialogExample } from './dialog-example.tsx'
import { InlineExample } from './inline-example.tsx'
import styles from './layouts.module.css'
import { SectionsExample } from './sections-example.tsx'
import { StackedExample } from './stacked-example.tsx'

/** The same order in six layouts; each form stores its input. */
export function Component() {
  const t = useTexts('form-layouts')
  const { read, create } = useOrderPermissions()
  if (!read) return <Forbidden />
  return (
    <>
      <PageHeader title={t('menu.layouts')} lead={t('lead.layouts')} />
      <PageTabs />
      {!create && <ReadOnlyNote />}
      <div className={styles.grid}>
        {create && (
          <>
            <InlineExample />
            <StackedExample />
            <ColumnsExample />
            <DialogExample />
            <div className="min-inline-0">
              <StoredSlot />
            </div>
            <SectionsExample />
          </>
        )}
        {!create && <StoredSlot />}
      </div>
    </>
  )
}
