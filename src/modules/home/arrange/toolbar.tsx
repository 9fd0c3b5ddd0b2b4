import { IconArrowBackUp, IconCheck, IconPlus, IconRestore } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { useWidgetTitle } from '#platform/web/navigation/widgets.ts'
import { added } from '../arrangement.ts'
import type { Arranging } from '../use-arranging.ts'
import { AddDialog } from './add-dialog.tsx'
import { say, Said } from './said.tsx'
import styles from './toolbar.module.css'
import { useGlide } from './use-glide.ts'

interface ToolbarProps {
  arranging: Arranging
  board: RefObject<HTMLDivElement | null>
}

/** What stands above the board while it is arranged: more cards, the way back, the end. */
export default function Toolbar({ arranging, board }: ToolbarProps) {
  const t = useTexts('home')
  const titleOf = useWidgetTitle()
  const done = useRef<HTMLButtonElement>(null)
  const [isAdding, setAdding] = useState(false)
  const { aimed, cards, change, undo, canUndo, isSaving } = arranging
  const hidden = cards.filter((card) => card.hidden)
  useGlide(board, aimed.map(({ id, width, height }) => `${id} ${width} ${height}`).join())

  const takeBack = () => {
    undo()
    say(t('arrange.undone'))
  }
  const end = async () => {
    if (await arranging.done()) {
      say('')
      // The button that began it is there again.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-arrange]')?.focus())
    }
  }

  // Where one begins: the button that was pressed is gone.
  useEffect(() => done.current?.focus(), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key !== 'z' || event.shiftKey) return
      event.preventDefault()
      takeBack()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })

  return (
    <>
      <PlainButton
        disabled={hidden.length === 0}
        aria-haspopup="dialog"
        aria-label={t('arrange.addCards', { count: hidden.length })}
        onClick={() => setAdding(true)}
      >
        <IconPlus size={18} aria-hidden />
        <span className="wide-only">{t('arrange.add')}</span>
        {hidden.length > 0 && <span className={styles.count}>{hidden.length}</span>}
      </PlainButton>
      <PlainButton disabled={!canUndo} onClick={takeBack} aria-label={t('arrange.undo')} title={t('arrange.undo')}>
        <IconArrowBackUp className="mirrored" size={18} aria-hidden />
      </PlainButton>
      <PlainButton
        onClick={() => {
          change(null)
          say(t('arrange.wasReset'))
        }}
        aria-label={t('arrange.reset')}
        title={t('arrange.reset')}
      >
        <IconRestore size={18} aria-hidden />
      </PlainButton>
      <PlainButton ref={done} kind="filled" aria-busy={isSaving} onClick={() => void end()}>
        <IconCheck size={18} aria-hidden />
        {t('arrange.done')}
      </PlainButton>
      <Said />
      {isAdding && (
        <AddDialog
          cards={hidden}
          onAdd={(card) => {
            change(added(cards, card.id))
            say(t('arrange.added', { name: titleOf(card.widget) }))
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
