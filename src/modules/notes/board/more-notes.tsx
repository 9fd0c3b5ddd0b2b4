import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { maxShown } from '../notes-view.ts'

interface MoreNotesProps {
  /** How many notes are shown at most. */
  limit: number
  onMore: (limit: number) => void
}

/** Below a part of the notes: a button that shows twice as many, or that no more can be shown. */
export function MoreNotes({ limit, onMore }: MoreNotesProps) {
  const t = useTexts('notes')
  return (
    <div className="grid justify-items-center padding-block-4 text-quiet">
      {limit < maxShown ? (
        <PlainButton onClick={() => onMore(Math.min(limit * 2, maxShown))}>{t('showMore')}</PlainButton>
      ) : (
        <p>{t('cut', { first: maxShown })}</p>
      )}
    </div>
  )
}
