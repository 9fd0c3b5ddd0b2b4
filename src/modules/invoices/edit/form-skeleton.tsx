import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './invoice-form.module.css'

/** Placeholders of the form's cards. */
export const FormSkeleton = () => (
  <div className={styles.form} aria-busy>
    <div className={styles.main}>
      {[180, 110, 160].map((height) => (
        <Card key={height} title={<Skeleton width={120} height={20} />}>
          <Skeleton height={height} />
        </Card>
      ))}
    </div>
    <div className={styles.aside}>
      <Card title={<Skeleton width={120} height={20} />}>
        <Skeleton height={280} />
      </Card>
    </div>
  </div>
)
