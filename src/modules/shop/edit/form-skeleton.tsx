import { PageHeader } from '#platform/ui/page-header.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './product-form.module.css'

/** The skeleton of the form while its product loads. */
export const FormSkeleton = ({ title }: { title: string }) => (
  <div aria-busy>
    <PageHeader title={title} />
    <div className={styles.columns}>
      <div className="grid one-column gap-6">
        <Card>
          <SkeletonText lines={7} />
        </Card>
        <Card>
          <Skeleton width="100%" height={180} />
        </Card>
      </div>
      <div className="grid one-column gap-6">
        <SortingSkeleton />
      </div>
    </div>
  </div>
)

export const SortingSkeleton = () => (
  <Card>
    <SkeletonText lines={6} />
  </Card>
)
