import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import styles from './detail-screen.module.css'
import sheet from './detail-skeleton.module.css'

/** Placeholders of the document and its cards. */
export function DetailSkeleton() {
  const t = useTexts('invoices')
  return (
    <>
      <PageHeader title={t('invoice')} lead={<Skeleton width={220} />} />
      <div className={styles.columns}>
        <div className={sheet.sheet} aria-busy>
          <Skeleton width={180} height={24} />
          <SkeletonText lines={3} />
          <SkeletonText lines={6} />
          <Skeleton width={240} height={20} />
        </div>
        <div className={styles.aside}>
          {[4, 3, 2].map((lines) => (
            <Card key={lines}>
              <SkeletonText lines={lines} />
            </Card>
          ))}
        </div>
      </div>
    </>
  )
}
