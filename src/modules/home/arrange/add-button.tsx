import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { useWidgetTitle } from '#platform/web/navigation/widgets.ts'
import { addCard } from '../arrangement.ts'
import type { ArrangeState } from '../use-arranging.ts'
import styles from './add-button.module.css'
import { AddDialog } from './add-dialog.tsx'
import { announce } from './said.tsx'

/** Opens the dialog with the hidden cards, and shows their number. */
export function AddButton({ arranging: { cards, change } }: { arranging: ArrangeState }) {
  const t = useTexts('home')
  const getWidgetTitle = useWidgetTitle()
  const [isOpen, setOpen] = useState(false)
  const hidden = cards.filter((card) => card.hidden)
  return (
    <>
      <PlainButton
        disabled={hidden.length === 0}
        aria-haspopup="dialog"
        aria-label={t('arrange.addCards', { count: hidden.length })}
        onClick={() => setOpen(true)}
      >
        <IconPlus size={18} aria-hidden />
        <span className="wide-only">{t('arrange.add')}</span>
        {hidden.length > 0 && <span className={styles.count}>{hidden.length}</span>}
      </PlainButton>
      {isOpen && (
        <AddDialog
          cards={hidden}
          onAdd={(card) => {
            change(addCard(cards, card.id))
            announce(t('arrange.added', { name: getWidgetTitle(card.widget) }))
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
