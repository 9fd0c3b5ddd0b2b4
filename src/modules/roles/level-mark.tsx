import { IconCheck, IconCircleHalf2, IconMinus } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './level-mark.module.css'
import type { Level } from './rights.ts'

const icons = { never: IconMinus, some: IconCircleHalf2, always: IconCheck } as const

/** A level as an icon and, with enough space, a text. */
export function LevelMark({ level }: { level: Level }) {
  const t = useTexts('roles')
  const Icon = icons[level]
  return (
    <span className={styles.mark} data-level={level}>
      <Icon size={16} stroke={2.2} aria-hidden />
      <span className="wide-text">{t(`level.${level}`)}</span>
    </span>
  )
}
