import { IconCheck, IconRestore } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import type { ArrangeState } from '../use-arranging.ts'
import { AddButton } from './add-button.tsx'
import { announce, Announcer } from './said.tsx'
import { UndoButton } from './undo-button.tsx'
import { useMoveAnimation } from './use-move-animation.ts'

interface ToolbarProps {
  arranging: ArrangeState
  board: RefObject<HTMLDivElement | null>
}

/** The buttons above the board while it is arranged. */
export default function Toolbar({ arranging, board }: ToolbarProps) {
  const t = useTexts('home')
  const { preview } = arranging
  useMoveAnimation(board, preview.map(({ id, width, height }) => `${id} ${width} ${height}`).join())
  return (
    <>
      <AddButton arranging={arranging} />
      <UndoButton arranging={arranging} />
      <PlainButton
        onClick={() => {
          arranging.change(null)
          announce(t('arrange.wasReset'))
        }}
        aria-label={t('arrange.reset')}
        title={t('arrange.reset')}
      >
        <IconRestore size={18} aria-hidden />
      </PlainButton>
      <DoneButton arranging={arranging} />
      <Announcer />
    </>
  )
}

function DoneButton({ arranging }: { arranging: ArrangeState }) {
  const t = useTexts('home')
  const button = useRef<HTMLButtonElement>(null)
  // The button that started the edit mode was removed.
  useEffect(() => button.current?.focus(), [])
  const end = async () => {
    if (!(await arranging.done())) return
    announce('')
    // Wait until the button is back.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-arrange]')?.focus())
  }
  return (
    <PlainButton ref={button} kind="filled" aria-busy={arranging.isSaving} onClick={() => void end()}>
      <IconCheck size={18} aria-hidden />
      {t('arrange.done')}
    </PlainButton>
  )
}
