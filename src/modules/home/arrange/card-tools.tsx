import {
  IconArrowNarrowLeft,
  IconArrowNarrowRight,
  IconViewportNarrow,
  IconViewportShort,
  IconViewportTall,
  IconViewportWide,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './card-controls.module.css'
import type { CardMoves } from './use-card-moves.ts'

/** The buttons that move and resize a card by one step. */
export function CardTools({ moves: { index, total, moveTo, stretch } }: { moves: CardMoves }) {
  const t = useTexts('home')
  return (
    <div className={styles.tools}>
      <Tool label={t('arrange.earlier')} isDisabled={index === 0} onClick={() => moveTo(index - 1)}>
        <IconArrowNarrowLeft className={styles.mirrored} size={18} aria-hidden />
      </Tool>
      <Tool label={t('arrange.later')} isDisabled={index === total - 1} onClick={() => moveTo(index + 1)}>
        <IconArrowNarrowRight className={styles.mirrored} size={18} aria-hidden />
      </Tool>
      <Tool label={t('arrange.narrower')} isAcross onClick={() => stretch(-1, 0)}>
        <IconViewportNarrow size={18} aria-hidden />
      </Tool>
      <Tool label={t('arrange.wider')} isAcross onClick={() => stretch(1, 0)}>
        <IconViewportWide size={18} aria-hidden />
      </Tool>
      <Tool label={t('arrange.shorter')} onClick={() => stretch(0, -1)}>
        <IconViewportShort size={18} aria-hidden />
      </Tool>
      <Tool label={t('arrange.taller')} onClick={() => stretch(0, 1)}>
        <IconViewportTall size={18} aria-hidden />
      </Tool>
    </div>
  )
}

interface ToolProps {
  label: string
  /** Changes the width; hidden in a single column. */
  isAcross?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** Uses `aria-disabled`, so that a disabled button keeps the focus. */
export const Tool = ({ label, isAcross = false, isDisabled = false, onClick, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    data-across={isAcross}
    aria-disabled={isDisabled}
    onClick={() => !isDisabled && onClick()}
  >
    {children}
  </button>
)
