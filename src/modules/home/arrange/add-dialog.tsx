import { IconPlus, IconX } from '@tabler/icons-react'
import { useCallback, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useWidgetTitle } from '#platform/web/navigation/widgets.ts'
import type { PlacedCard } from '../arrangement.ts'
import styles from './add-dialog.module.css'

interface AddDialogProps {
  cards: readonly PlacedCard[]
  onAdd: (card: PlacedCard) => void
  onClose: () => void
}

/** Dialog with the hidden cards. */
export function AddDialog({ cards, onAdd, onClose }: AddDialogProps) {
  const t = useTexts('home')
  const getWidgetTitle = useWidgetTitle()
  const title = useId()
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape also closes the dialog
    <dialog
      ref={open}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.paper}>
        <header className="row justify-between padding-inline-3 margin-block-end-2">
          <h2 id={title} className="text-18">
            {t('arrange.addTitle')}
          </h2>
          <button
            type="button"
            className="centered hit-size rounded-full text-quiet hover-bg hover-text"
            aria-label={t('arrange.close')}
            onClick={onClose}
          >
            <IconX size={20} aria-hidden />
          </button>
        </header>
        {cards.length === 0 && <p className="padding-3 text-quiet">{t('arrange.addEmpty')}</p>}
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className={styles.card}
                aria-label={t('arrange.addOne', { name: getWidgetTitle(card.widget) })}
                onClick={() => onAdd(card)}
              >
                <span className="medium">{getWidgetTitle(card.widget)}</span>
                <IconPlus size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  )
}
