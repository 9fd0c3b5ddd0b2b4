import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import type { RightChange, RoleRecord, Topic } from '../contract.ts'
import { getOwnActions, type Right, getRight } from '../rights.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { MatrixMenu, type Opened } from './matrix-menu.tsx'
import { ActionHeads } from '../action-heads.tsx'
import { OwnActionRow, TopicRow } from './matrix-rows.tsx'
import { moveInGrid } from './move-in-grid.ts'
import styles from './rights-matrix.module.css'
import { RightSquare } from './right-square.tsx'

interface Square {
  topic: Topic
  action: string
}

interface RightsMatrixProps {
  role: RoleRecord
  rules: readonly Rule[]
  topics: readonly Topic[]
  /** Unsaved changes. */
  changes: readonly RightChange[]
  /** Undefined if read-only. */
  onPut: ((squares: readonly Square[], grant: Right) => void) | undefined
  /** Opens the dialog for conditions, which do not fit in a menu. */
  onAsk: (topic: Topic, action: string) => void
}

/** For each kind of record a row of the built-in actions, and one for each custom action. */
const listRows = (topics: readonly Topic[]) =>
  topics.flatMap((topic) => [
    { topic, ownAction: undefined },
    ...getOwnActions(topic).map((ownAction) => ({ topic, ownAction })),
  ])

/** Kinds of records by actions; arrow keys move between cells. */
export function RightsMatrix({ role, rules, topics, changes, onPut, onAsk }: RightsMatrixProps) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const [at, setAt] = useState('0:1')
  const [openSquare, setOpenSquare] = useState<Opened>()
  const createSquareRenderer = (topic: Topic) => (action: string, cellId: string) => (
    <RightSquare
      cellId={cellId}
      isHere={at === cellId}
      topic={topic}
      action={action}
      grant={getRight(rules, topic.name, action)}
      isChanged={changes.some((one) => one.topic === topic.name && one.action === action)}
      onOpen={onPut && ((anchor) => setOpenSquare({ anchor, topic, action }))}
    />
  )

  return (
    <>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- with arrow keys the table is a grid
        role="grid"
        className={styles.matrix}
        aria-label={t('editor.matrix', { role: getRoleName(role.id, role.name) })}
        aria-readonly={!onPut}
        onKeyDown={moveInGrid}
        onFocus={({ target }) => target.dataset['at'] && setAt(target.dataset['at'])}
      >
        <thead>
          <ActionHeads className={styles.first} />
        </thead>
        <tbody>
          {listRows(topics).map(({ topic, ownAction }, row) =>
            ownAction === undefined ? (
              <TopicRow
                key={topic.name}
                topic={topic}
                row={row}
                at={at}
                renderSquare={createSquareRenderer(topic)}
                onOpen={onPut && ((anchor) => setOpenSquare({ anchor, topic }))}
              />
            ) : (
              <OwnActionRow key={`${topic.name} ${ownAction}`} topic={topic} action={ownAction}>
                {createSquareRenderer(topic)(ownAction, `${row}:1`)}
              </OwnActionRow>
            ),
          )}
        </tbody>
      </table>
      {onPut && openSquare && (
        <MatrixMenu
          square={openSquare}
          rules={rules}
          onPut={onPut}
          onAsk={onAsk}
          onClose={() => setOpenSquare(undefined)}
        />
      )}
    </>
  )
}
