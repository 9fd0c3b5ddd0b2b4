import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { LabelPosition } from '#platform/ui/form/inputs/fields.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Forbidden, ReadOnlyNote } from '../forbidden.tsx'
import { PageTabs } from '../page-tabs.tsx'
import { StoredSlot } from '../stored/stored-slot.tsx'
import { useOrderPermissions } from '../use-order-permissions.ts'
import styles from './long.module.css'
import { OrderForm } from './order-form.tsx'

interface LongScreenProps {
  layout: 'vertical' | 'horizontal'
  labels: LabelPosition
}

/** The whole order in one of two layouts, with when to use it and the stored orders. */
export function LongScreen({ layout, labels }: LongScreenProps) {
  const t = useTexts('form-layouts')
  const { read, create } = useOrderPermissions()
  if (!read) return <Forbidden />
  return (
    <>
      <PageHeader title={t(`pages.${layout}`)} lead={t(`lead.${layout}`)} />
      <PageTabs />
      {create ? (
        <OrderForm
          labels={labels}
          aside={
            <>
              <Card title={t('advice.title')}>
                <ul className={styles.advice}>
                  <li>{t(`advice.${layout}One`)}</li>
                  <li>{t(`advice.${layout}Two`)}</li>
                  <li>{t(`advice.${layout}Three`)}</li>
                </ul>
              </Card>
              <StoredSlot />
            </>
          }
        />
      ) : (
        <>
          <ReadOnlyNote />
          <StoredSlot />
        </>
      )}
    </>
  )
}
