import { IconDots, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Rule } from '#platform/fields/rules.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { RightChange, RoleRecord, Topic } from '../contract.ts'
import { ownActions, type Right, rightOf } from '../rights.ts'
import { useNameOfAction } from '../use-name-of-action.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { moveInGrid } from './move-in-grid.ts'
import styles from './rights-matrix.module.css'
import { RightMenu, RowMenu } from './right-menu.tsx'
import { RightSquare } from './right-square.tsx'

interface Square {
  topic: Topic
  action: string
}

interface RightsMatrixProps {
  role: RoleRecord
  rules: readonly Rule[]
  topics: readonly Topic[]
  /** Those that differ from what is saved. */
  changes: readonly RightChange[]
  /** Undefined where nothing can be changed. */
  onPut: ((squares: readonly Square[], grant: Right) => void) | undefined
  /** Conditions are wanted, which need more room than a menu. */
  onAsk: (topic: Topic, action: string) => void
}

interface Opened {
  anchor: HTMLElement
  topic: Topic
  action?: string
}

/** Of each kind of record one line with the actions that all have, and below it one for each action of its own. */
const linesOf = (topics: readonly Topic[]) =>
  topics.flatMap((topic) => [{ topic, own: undefined }, ...ownActions(topic).map((own) => ({ topic, own }))])

/** Records by actions; the arrow keys walk from square to square. */
export function RightsMatrix({ role, rules, topics, changes, onPut, onAsk }: RightsMatrixProps) {
  const t = useTexts('roles')
  const nameOf = useRoleName()
  const titleOf = useTopicTitle()
  const nameOfAction = useNameOfAction()
  const [at, setAt] = useState('0:1')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const square = (topic: Topic, action: string, place: string) => (
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that the arrow keys walk is a grid
        role="grid"
        className={styles.matrix}
        aria-label={t('editor.matrix', { role: nameOf(role.id, role.name) })}
        aria-readonly={!onPut}
        onKeyDown={moveInGrid}
        onFocus={({ target }) => target.dataset['at'] && setAt(target.dataset['at'])}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {t('editor.topic')}
            </th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {t(`action.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(topics).map(({ topic, own }, row) =>
            own === undefined ? (
              <tr key={topic.name}>
                <th scope="row" className={styles.first}>
                  <span className="row gap-2">
                    <span>{titleOf(topic.name)}</span>
                    {topic.private && (
                      <span className="inline-flex text-quiet" title={t('editor.private')}>
                        <IconLock size={16} aria-hidden />
                        <span className="visually-hidden">{t('editor.private')}</span>
                      </span>
                    )}
                    {onPut && (
                      <button
                        type="button"
                        className={styles.row}
                        data-at={`${row}:0`}
                        tabIndex={at === `${row}:0` ? 0 : -1}
                        aria-haspopup="menu"
                        aria-label={t('editor.row', { topic: titleOf(topic.name) })}
                        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, topic })}
                      >
                        <IconDots size={18} aria-hidden />
                      </button>
                    )}
                  </span>
                </th>
                {actions.map((action, column) => (
                  <td key={action}>{square(topic, action, `${row}:${column + 1}`)}</td>
                ))}
              </tr>
            ) : (
              <tr key={`${topic.name} ${own}`} className={styles.own}>
                <th scope="row" className={styles.first}>
                  {nameOfAction(topic.name, own)}
                </th>
                <td colSpan={actions.length}>{square(topic, own, `${row}:1`)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {onPut && opened?.action && (
        <RightMenu
          anchor={opened.anchor}
          topic={opened.topic}
          action={opened.action}
          grant={rightOf(rules, opened.topic.name, opened.action)}
          onClose={close}
          onChoose={(grant) => {
            if (opened.action) onPut([{ topic: opened.topic, action: opened.action }], grant)
            close()
          }}
          onAsk={() => {
            if (opened.action) onAsk(opened.topic, opened.action)
            close()
          }}
        />
      )}
      {onPut && opened && !opened.action && (
        <RowMenu
          anchor={opened.anchor}
          topic={opened.topic}
          onClose={close}
          onChoose={(allowed) => {
            close()
            for (const [grant, asked] of allowed)
              onPut(
                asked.map((action) => ({ topic: opened.topic, action })),
                grant,
              )
          }}
        />
      )}
    </>
  )
}
