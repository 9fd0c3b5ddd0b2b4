import { IconArrowBarBoth, IconFlask, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { createStore } from '#platform/web/store.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { Choices } from './choices.tsx'
import { HitList } from './hit-list.tsx'
import { end, plan } from './lab.ts'
import styles from './panel.module.css'

const side = createStore<'end' | 'start'>('end')

/** Selects the failures; non-modal, so that the screen stays usable. */
export function Panel({ onClose }: { onClose: () => void }) {
  const t = useTexts('failure-lab')
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const queries = useQueryClient()
  const at = side.useValue()
  const { failure } = plan.useValue()

  useEffect(() => {
    // Above open dialogs and menus; focuses the current choice.
    panel.current?.showPopover?.()
    panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }, [])

  return (
    <section
      ref={panel}
      popover="manual"
      className={styles.panel}
      data-side={at}
      data-print="none"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Keep a surrounding dialog open.
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <IconFlask size={20} stroke={1.75} aria-hidden />
        <h2 id={id} className={styles.title}>
          {t('title')}
        </h2>
        <HeadButton label={t('otherSide')} onClick={() => side.set(at === 'end' ? 'start' : 'end')}>
          <IconArrowBarBoth size={18} aria-hidden />
        </HeadButton>
        <HeadButton label={t('close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </HeadButton>
      </header>
      <div className={styles.body}>
        <p className="text-quiet text-13">{t('lead')}</p>
        <Choices />
        <div className="flex wrap gap-2">
          <PlainButton
            onClick={() =>
              void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
            }
          >
            {t('askAgain')}
          </PlainButton>
          <PlainButton kind="text" disabled={failure === 'none'} onClick={end}>
            {t('end')}
          </PlainButton>
        </div>
        <HitList />
      </div>
    </section>
  )
}

interface HeadButtonProps {
  label: string
  onClick: () => void
  children: ReactNode
}

const HeadButton = ({ label, onClick, children }: HeadButtonProps) => (
  <button
    type="button"
    className="centered hit-size rounded text-quiet hover-bg hover-text"
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {children}
  </button>
)
