// A dialog that shows pictures one by one. For screens of any module with pictures.

import './texts.ts'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { LightboxPicture } from './lightbox-picture.ts'
import { Slide } from './slide.tsx'
import styles from './lightbox.module.css'

interface LightboxProps {
  pictures: readonly LightboxPicture[]
  /** The current picture, from 0. */
  at: number
  /** The total number, if not all are loaded yet. */
  total?: number
  onMove: (at: number) => void
  onClose: () => void
  /** Actions on the current picture, beside the close button. */
  actions?: ReactNode
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/**
 * Shows pictures one at a time above the page, with arrow buttons, keys and swiping. Escape or a click beside the
 * picture closes it and returns the focus. The neighbouring pictures are preloaded.
 */
export function Lightbox({ pictures, at, total = pictures.length, onMove, onClose, actions }: LightboxProps) {
  const t = useTexts('lightbox')
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLUListElement>(null)
  const last = pictures.length - 1
  const shownIndex = Math.max(0, Math.min(at, last))
  const picture = pictures[shownIndex]

  useEffect(() => dialog.current?.showModal(), [])

  useShownSlide(stage, shownIndex)

  const move = (to: number) => {
    if (to !== shownIndex && to >= 0 && to <= last) onMove(to)
  }
  const settle = () => {
    const list = stage.current
    if (list?.clientWidth) move(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const to = getTargetIndex(event, shownIndex, last)
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard users have the close button
    <dialog
      ref={dialog}
      className={styles.dialog}
      // Always in the dark theme.
      data-mode="dark"
      aria-label={t('label')}
      onKeyDown={onKeyDown}
      onClose={(event) => {
        event.stopPropagation()
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={({ target }) => {
        if (target instanceof HTMLLIElement) dialog.current?.close()
      }}
    >
      <header className={styles.head}>
        <Count number={shownIndex + 1} of={total} alt={picture?.alt ?? ''} />
        {actions}
        <button type="button" className={styles.button} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <IconX size={22} aria-hidden />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll */}
      <ul ref={stage} className={styles.stage} tabIndex={0} onScrollEnd={settle}>
        {pictures.map((thumbnail, index) => (
          <li key={thumbnail.key} className={styles.slide} aria-hidden={index !== shownIndex}>
            {Math.abs(index - shownIndex) <= 1 && <Slide picture={thumbnail} />}
          </li>
        ))}
      </ul>
      {last > 0 && <Arrows at={shownIndex} last={last} onMove={move} />}
      {picture?.alt && <Caption>{picture.alt}</Caption>}
    </dialog>
  )
}

/** Scrolls to the current picture, and again whenever the width changes. */
function useShownSlide(stage: RefObject<HTMLUListElement | null>, shown: number) {
  const scrollToShown = useCallback(() => {
    const list = stage.current
    list?.scrollTo(shown * list.clientWidth * (isRtl(list) ? -1 : 1), 0)
  }, [stage, shown])
  useLayoutEffect(scrollToShown, [scrollToShown])
  useEffect(() => {
    const list = stage.current
    if (!list) return
    // A change of width moves every picture.
    const observer = new ResizeObserver(scrollToShown)
    observer.observe(list)
    return () => observer.disconnect()
  }, [stage, scrollToShown])
}

interface ArrowsProps {
  at: number
  last: number
  onMove: (at: number) => void
}

function Arrows({ at, last, onMove }: ArrowsProps) {
  const t = useTexts('lightbox')
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-place="before"
        aria-label={t('previous')}
        aria-disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <IconChevronLeft size={28} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.button}
        data-place="after"
        aria-label={t('next')}
        aria-disabled={at === last}
        onClick={() => onMove(at + 1)}
      >
        <IconChevronRight size={28} aria-hidden />
      </button>
    </>
  )
}

function Count({ number, of, alt }: { number: number; of: number; alt: string }) {
  const t = useTexts('lightbox')
  return (
    <p className={styles.count} aria-live="polite">
      <span aria-hidden>{t('place', { number, of })}</span>
      <span className="visually-hidden">{t('counter', { number, of, alt })}</span>
    </p>
  )
}

/** Index of the picture that a key shows. */
function getTargetIndex({ key, target, currentTarget }: KeyboardEvent, at: number, last: number) {
  if (target instanceof HTMLInputElement) return undefined
  const ahead = isRtl(currentTarget) ? 'ArrowLeft' : 'ArrowRight'
  return { Home: 0, End: last, ArrowLeft: at - 1, ArrowRight: at - 1, [ahead]: at + 1 }[key]
}

const Caption = ({ children }: { children: string }) => (
  <p className={styles.caption} dir="auto" aria-hidden>
    {children}
  </p>
)
