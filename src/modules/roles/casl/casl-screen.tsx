import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { RoleRecord, Topic } from '../contract.ts'
import { useRolesAndTopics } from '../use-topics.ts'
import styles from './casl-screen.module.css'
import { useCaslView } from './casl-view.ts'
import { MenuOfRole } from './menu-of-role.tsx'
import { RoleChoice } from './role-choice.tsx'
import { RulesText } from './rules-text.tsx'
import { SampleRecords } from './sample-records.tsx'
import { TopicTable } from './topic-table.tsx'

/** Tries out a role: its menu, its buttons, and the rules behind them. */
export function Component() {
  const t = useTexts('roles')
  const { all, topics, isThere, error, retry } = useRolesAndTopics()
  return (
    <div>
      <PageHeader title={t('casl.title')} lead={t('casl.lead')} />
      {isThere ? (
        <RulePreview all={all} topics={topics} />
      ) : error ? (
        <Card>
          <ErrorState error={error} onRetry={retry} />
        </Card>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function RulePreview({ all, topics }: { all: readonly RoleRecord[]; topics: readonly Topic[] }) {
  const t = useTexts('roles')
  const getTopicTitle = useTopicTitle()
  const { user } = useSession()
  const view = useCaslView()
  const role = all.find(({ id }) => id === view.role) ?? all.find(({ id }) => id === user.role) ?? all[0]
  // Prefer a kind of record with owners, which shows more.
  const telling = topics.find(({ columns }) => columns.length > 0) ?? topics[0]
  const topic = topics.find(({ name }) => name === view.topic) ?? telling
  if (!role || !topic) return null
  return (
    <div className="grid one-column gap-6">
      <RoleChoice all={all} role={role} />
      <div className={styles.columns}>
        <Card title={t('casl.matrix')} className={styles.matrix}>
          <TopicTable role={role} topics={topics} open={topic.name} />
        </Card>
        <div className={styles.side}>
          <Card title={getTopicTitle(topic.name)}>
            <SampleRecords key={`${role.id} ${topic.name}`} role={role} topic={topic} />
          </Card>
          <Card title={t('casl.rules')}>
            <RulesText role={role} topic={topic} />
          </Card>
          <Card title={t('casl.menu')}>
            <MenuOfRole role={role} topics={topics} />
          </Card>
        </div>
      </div>
    </div>
  )
}

const Waiting = () => (
  <div className="grid one-column gap-6">
    <Skeleton width="min(480px, 100%)" height={40} />
    <div className={styles.columns}>
      <Card>
        <SkeletonText lines={14} />
      </Card>
      <div className={styles.side}>
        <Card>
          <SkeletonText lines={6} />
        </Card>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </div>
    </div>
  </div>
)
