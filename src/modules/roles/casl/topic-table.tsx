import { Fragment } from 'react'
import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { RoleRecord, Topic } from '../contract.ts'
import { ActionHeads } from '../action-heads.tsx'
import { LevelMark } from '../level-mark.tsx'
import { getLevel, getOwnActions, getRight } from '../rights.ts'
import { useActionLabel } from '../use-action-label.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { useCaslView } from './casl-view.ts'
import styles from './topic-table.module.css'

interface TopicTableProps {
  role: RoleRecord
  topics: readonly Topic[]
  /** The selected kind of record. */
  open: string
}

/** The role's rights by kind of record; a row selects its kind. */
export function TopicTable({ role, topics, open }: TopicTableProps) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const getTopicTitle = useTopicTitle()
  const getActionLabel = useActionLabel()
  const { setView } = useCaslView()
  return (
    <table className={styles.table} aria-label={t('editor.matrix', { role: getRoleName(role.id, role.name) })}>
      <thead>
        <ActionHeads />
      </thead>
      <tbody>
        {topics.map((topic) => (
          <Fragment key={topic.name}>
            <tr data-open={topic.name === open}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.topic}
                  aria-pressed={topic.name === open}
                  onClick={() => setView({ topic: topic.name })}
                >
                  {getTopicTitle(topic.name)}
                </button>
              </th>
              {actions.map((action) => (
                <td key={action}>
                  {topic.actions.includes(action) ? (
                    <LevelMark level={getLevel(getRight(role.rules, topic.name, action))} />
                  ) : (
                    <span className="visually-hidden">{t('level.none')}</span>
                  )}
                </td>
              ))}
            </tr>
            {getOwnActions(topic).map((action) => (
              <tr key={action} data-open={topic.name === open}>
                <th scope="row" className={styles.own}>
                  {getActionLabel(topic.name, action)}
                </th>
                <td colSpan={actions.length}>
                  <LevelMark level={getLevel(getRight(role.rules, topic.name, action))} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
