import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { maxShown } from '../notes-view.ts'

interface MoreNotesProps {
  /** Maximum number of displayed notes. */
  limit: number
  onMore: (limit: number) => void
}

/** Button that doubles the number of displayed notes, or a notice that no more can be shown. */
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
