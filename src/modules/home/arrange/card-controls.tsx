import {
  IconArrowNarrowLeft,
  IconArrowNarrowRight,
  IconEyeOff,
  IconViewportTall,
  IconGripVertical,
  IconViewportNarrow,
  IconViewportWide,
  IconViewportShort,
} from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useWidgetTitle } from '#platform/web/navigation/widgets.ts'
import { hidden, moved, type PlacedCard, resized, shownOf, sized } from '../arrangement.ts'
import type { Arranging } from '../use-arranging.ts'
import styles from './card-controls.module.css'
import { Ghost } from './ghost.tsx'
import { say } from './said.tsx'
import { useDrag } from './use-drag.ts'
import { useStretch } from './use-stretch.ts'

interface CardControlsProps {
  card: PlacedCard
  /** Counted from 0, of those that are shown. */
  place: number
  arranging: Arranging
  board: RefObject<HTMLDivElement | null>
}

/** Lies above a card while the board is arranged: moved, sized and hidden by pointer, by buttons and by keys. */
export default function CardControls({ card, place, arranging, board }: CardControlsProps) {
  const t = useTexts('home')
  const keys = useId()
  const name = useWidgetTitle()(card.widget)
  const { cards, change, preview } = arranging
  const total = shownOf(cards).length

  const moveTo = (to: number) => {
    const next = Math.min(total - 1, Math.max(0, to))
    if (next === place) return
    change(moved(cards, card.id, next))
    say(t('arrange.moved', { name, place: next + 1, total }))
  }
  const sizeTo = (size: Pick<PlacedCard, 'width' | 'height'>) => {
    if (size.width === card.width && size.height === card.height) return
    change(resized(cards, card.id, size))
    say(t('arrange.sized', { name, ...size }))
  }
  const stretch = (wider: number, taller: number) => sizeTo(sized(card, wider, taller))
  const hide = () => {
    const next = shownOf(cards)[place + 1] ?? shownOf(cards)[place - 1]
    change(hidden(cards, card.id))
    say(t('arrange.hidden', { name }))
    const other = next && board.current?.querySelector<HTMLElement>(`[data-card="${next.id}"] [data-handle]`)
    other?.focus()
  }
  const drag = useDrag({
    board,
    id: card.id,
    onPreview: (to) => preview(to === undefined ? undefined : moved(cards, card.id, to)),
    onDrop: moveTo,
  })
  const edge = useStretch({
    card,
    onPreview: (size) => preview(size && resized(cards, card.id, size)),
    onSize: sizeTo,
  })

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const step = event.key === forward || event.key === 'ArrowDown' ? 1 : -1
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const isArrow = isAcross || event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (isArrow && event.shiftKey) stretch(isAcross ? step : 0, isAcross ? 0 : step)
    else if (isArrow) moveTo(place + step)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(total - 1)
    else if (event.key === 'Delete' || event.key === 'Backspace') hide()
    else return
    event.preventDefault()
  }

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
          aria-label={t('arrange.handle', { name, place: place + 1, total })}
          aria-describedby={keys}
          onKeyDown={press}
          {...drag.handlers}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        <span className="flex-1 min-inline-0 truncate semibold" aria-hidden>
          {name}
        </span>
        <Tool label={t('arrange.hide', { name })} onClick={hide}>
          <IconEyeOff size={18} aria-hidden />
        </Tool>
      </div>
      <div className={styles.tools}>
        <Tool label={t('arrange.earlier')} isDisabled={place === 0} onClick={() => moveTo(place - 1)}>
          <IconArrowNarrowLeft className={styles.mirrored} size={18} aria-hidden />
        </Tool>
        <Tool label={t('arrange.later')} isDisabled={place === total - 1} onClick={() => moveTo(place + 1)}>
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
      <span className={styles.edge} {...edge.handlers} />
      {edge.size && <span className={styles.size}>{t('arrange.size', { ...edge.size })}</span>}
      <span id={keys} className="visually-hidden">
        {t('arrange.keys')}
      </span>
      {drag.point && <Ghost name={name} point={drag.point} />}
    </div>
  )
}

interface ToolProps {
  label: string
  /** Changes the width, of which there is none to choose where cards stand below each other. */
  isAcross?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** Stays where it is when it can do no more: the focus would be lost with it. */
const Tool = ({ label, isAcross = false, isDisabled = false, onClick, children }: ToolProps) => (
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
