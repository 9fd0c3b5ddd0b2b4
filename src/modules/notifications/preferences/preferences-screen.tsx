import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../notifications-client.ts'
import { ChoiceTable } from './choice-table.tsx'
import { MailChoice } from './mail-choice.tsx'
import styles from './preferences-screen.module.css'

/** Notification preferences, saved on every change. */
export function Component() {
  const t = useTexts('notifications')
  const { data, error, refetch } = useQuery(api.preferences.query())
  return (
    <>
      <PageHeader title={t('preferences.title')} lead={t('preferences.lead')} />
      <div className={styles.cards}>
        {!data && error && (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} small />
          </Card>
        )}
        {!data && !error && (
          <Card>
            <SkeletonText lines={8} />
          </Card>
        )}
        {data && (
          <>
            <MailChoice preferences={data} />
            <ChoiceTable preferences={data} />
          </>
        )}
      </div>
    </>
  )
}
