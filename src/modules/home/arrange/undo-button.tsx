import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import type { ArrangeState } from '../use-arranging.ts'
import { announce } from './said.tsx'

/** Undoes the last step, as Ctrl+Z does. */
export function UndoButton({ arranging: { undo, canUndo } }: { arranging: ArrangeState }) {
  const t = useTexts('home')
  const undoLast = () => {
    undo()
    announce(t('arrange.undone'))
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key !== 'z' || event.shiftKey) return
      event.preventDefault()
      undoLast()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return (
    <PlainButton disabled={!canUndo} onClick={undoLast} aria-label={t('arrange.undo')} title={t('arrange.undo')}>
      <IconArrowBackUp className="mirrored" size={18} aria-hidden />
    </PlainButton>
  )
}
