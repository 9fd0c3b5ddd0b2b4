import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { Topic } from '../contract.ts'
import { LevelMark } from '../level-mark.tsx'
import { getLevel, type Right } from '../rights.ts'
import { useActionLabel } from '../use-action-label.ts'
import styles from './rights-matrix.module.css'

interface RightSquareProps {
  /** Row and column as `row:column`. */
  cellId: string
  isHere: boolean
  topic: Topic
  action: string
  grant: Right
  isChanged: boolean
  onOpen: ((anchor: HTMLElement) => void) | undefined
}

/** The level of one action, and the button that opens its menu. */
export function RightSquare({ cellId, isHere, topic, action, grant, isChanged, onOpen }: RightSquareProps) {
  const t = useTexts('roles')
  const getTopicTitle = useTopicTitle()
  const getActionLabel = useActionLabel()
  const level = getLevel(grant)
  if (!topic.actions.includes(action)) return <span className="visually-hidden">{t('level.none')}</span>
  const face = (
    <>
      <LevelMark level={level} />
      {isChanged && (
        <>
          <span className={styles.edited} aria-hidden />
          <span className="visually-hidden">{t('editor.edited')}</span>
        </>
      )}
    </>
  )
  if (!onOpen) return <span className={styles.square}>{face}</span>
  return (
    <button
      type="button"
      className={styles.square}
      data-at={cellId}
      tabIndex={isHere ? 0 : -1}
      aria-haspopup="menu"
      aria-label={t('editor.square', {
        action: getActionLabel(topic.name, action),
        topic: getTopicTitle(topic.name),
        level: isChanged ? `${t(`level.${level}`)} (${t('editor.edited')})` : t(`level.${level}`),
      })}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {face}
    </button>
  )
}
