import { IconEyeOff, IconGripVertical } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { moveCard, resizeCard } from '../arrangement.ts'
import styles from './card-controls.module.css'
import { CardTools, Tool } from './card-tools.tsx'
import { DragLabel } from './ghost.tsx'
import { type ControlledCard, pressKey, useCardMoves } from './use-card-moves.ts'
import { useDrag } from './use-drag.ts'
import { useResize } from './use-resize.ts'

/** Overlay of a card in edit mode: moves, resizes and hides it by pointer, buttons and keys. */
export default function CardControls(controlled: ControlledCard) {
  const { card, arranging, board } = controlled
  const t = useTexts('home')
  const keys = useId()
  const moves = useCardMoves(controlled)
  const { cards, setPreview } = arranging
  const drag = useDrag({
    board,
    id: card.id,
    onPreview: (to) => setPreview(to === undefined ? undefined : moveCard(cards, card.id, to)),
    onDrop: moves.moveTo,
  })
  const edge = useResize({
    card,
    onPreview: (size) => setPreview(size && resizeCard(cards, card.id, size)),
    onSize: moves.setSize,
  })
  const { name, index, total } = moves

  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={t('arrange.controls', { name })}
      data-lifted={drag.point !== undefined}
    >
      <div className={styles.veil} {...drag.handlers} />
      <div className={styles.head}>
        <button
          type="button"
          className={styles.handle}
          data-handle
          aria-label={t('arrange.handle', { name, position: index + 1, total })}
          aria-describedby={keys}
          onKeyDown={(event) => pressKey(event, moves)}
          {...drag.handlers}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        <span className="flex-1 min-inline-0 truncate semibold" aria-hidden>
          {name}
        </span>
        <Tool label={t('arrange.hide', { name })} onClick={moves.hide}>
          <IconEyeOff size={18} aria-hidden />
        </Tool>
      </div>
      <CardTools moves={moves} />
      <span className={styles.edge} {...edge.handlers} />
      {edge.size && <span className={styles.size}>{t('arrange.size', { ...edge.size })}</span>}
      <span id={keys} className="visually-hidden">
        {t('arrange.keys')}
      </span>
      {drag.point && <DragLabel name={name} point={drag.point} />}
    </div>
  )
}
