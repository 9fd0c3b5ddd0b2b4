import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { RoleRecord, Topic } from '../contract.ts'
import { useColumnName } from '../use-sentences.ts'
import { PreviewAction } from './preview-action.tsx'
import { type Sample, createSamples, simulate } from './create-samples.ts'
import styles from './sample-records.module.css'

/** Records of several owners with the buttons that the role would see. */
export function SampleRecords({ role, topic }: { role: RoleRecord; topic: Topic }) {
  const t = useTexts('roles')
  const getTopicTitle = useTopicTitle()
  const { user } = useSession()
  const other = useColleagues().find(({ id }) => id !== user.id)
  const isAllowed = simulate(role, user.id)
  const samples = createSamples(topic, role.rules, user.id, other?.id ?? 'nobody')
  const onRecords = topic.actions.filter((action) => action !== 'create')
  return (
    <div className={styles.records}>
      <p className={styles.lead}>{t('casl.recordsLead', { topic: getTopicTitle(topic.name) })}</p>
      <ul className={styles.list}>
        {topic.actions.includes('create') && (
          <li className={styles.record}>
            <div>
              <p className="semibold">{t('casl.new')}</p>
              <p className={styles.quiet}>{t('casl.newText')}</p>
            </div>
            <div className="flex wrap gap-2">
              <PreviewAction
                role={role}
                topic={topic.name}
                action="create"
                isAllowed={isAllowed('create', topic.name)}
              />
            </div>
          </li>
        )}
        {samples.map((sample) => {
          const isSeen = isAllowed('read', topic.name, sample.record)
          return (
            <li key={`${sample.kind} ${sample.column}`} className={styles.record} data-hidden={!isSeen}>
              <SampleText sample={sample} isSeen={isSeen} other={other?.name ?? ''} />
              <div className="flex wrap gap-2">
                {onRecords.map((action) => (
                  <PreviewAction
                    key={action}
                    role={role}
                    topic={topic.name}
                    action={action}
                    record={sample.record}
                    isAllowed={isAllowed(action, topic.name, sample.record)}
                  />
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function SampleText({ sample: { kind, column }, isSeen, other }: { sample: Sample; isSeen: boolean; other: string }) {
  const t = useTexts('roles')
  const columnName = useColumnName()
  return (
    <div>
      <p className="semibold">{t(`casl.${kind}`)}</p>
      <p className={styles.quiet}>
        {kind === 'any' ? t('casl.anyText') : t(`casl.${kind}Text`, { column: columnName(column), name: other })}
      </p>
      {!isSeen && <p className="text-warning text-13">{t('casl.hidden')}</p>}
    </div>
  )
}
