import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/fields/rules.ts'
import type { RightChange, RoleRecord, Topic } from '../contract.ts'
import { ownActions, type Right, rightOf } from '../rights.ts'
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
const rowsOf = (topics: readonly Topic[]) =>
  topics.flatMap((topic) => [{ topic, own: undefined }, ...ownActions(topic).map((own) => ({ topic, own }))])

/** Kinds of records by actions; arrow keys move between cells. */
export function RightsMatrix({ role, rules, topics, changes, onPut, onAsk }: RightsMatrixProps) {
  const t = useTexts('roles')
  const nameOf = useRoleName()
  const [at, setAt] = useState('0:1')
  const [opened, setOpened] = useState<Opened>()
  const squareIn = (topic: Topic) => (action: string, place: string) => (
    <RightSquare
      place={place}
      isHere={at === place}
      topic={topic}
      action={action}
      grant={rightOf(rules, topic.name, action)}
      isChanged={changes.some((one) => one.topic === topic.name && one.action === action)}
      onOpen={onPut && ((anchor) => setOpened({ anchor, topic, action }))}
    />
  )

  return (
    <>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- with arrow keys the table is a grid
        role="grid"
        className={styles.matrix}
        aria-label={t('editor.matrix', { role: nameOf(role.id, role.name) })}
        aria-readonly={!onPut}
        onKeyDown={moveInGrid}
        onFocus={({ target }) => target.dataset['at'] && setAt(target.dataset['at'])}
      >
        <thead>
          <ActionHeads className={styles.first} />
        </thead>
        <tbody>
          {rowsOf(topics).map(({ topic, own }, row) =>
            own === undefined ? (
              <TopicRow
                key={topic.name}
                topic={topic}
                row={row}
                at={at}
                squareOf={squareIn(topic)}
                onOpen={onPut && ((anchor) => setOpened({ anchor, topic }))}
              />
            ) : (
              <OwnActionRow key={`${topic.name} ${own}`} topic={topic} action={own}>
                {squareIn(topic)(own, `${row}:1`)}
              </OwnActionRow>
            ),
          )}
        </tbody>
      </table>
      {onPut && opened && (
        <MatrixMenu opened={opened} rules={rules} onPut={onPut} onAsk={onAsk} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
