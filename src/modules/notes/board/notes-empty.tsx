import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import type { NotesFolder } from '../notes-view.ts'

interface NotesEmptyProps {
  folder: NotesFolder
  filtered: boolean
  onFirst: (() => void) | undefined
  onClear: () => void
}

const pictures: Record<NotesFolder, string> = {
  notes: '/pictures/empty/no-notes.svg',
  archive: '/pictures/empty/nothing-planned.svg',
  trash: '/pictures/empty/trash-empty.svg',
}

export function NotesEmpty({ folder, filtered, onFirst, onClear }: NotesEmptyProps) {
  const t = useTexts('notes')
  if (filtered) {
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={t('empty.found')}
        text={t('empty.foundText')}
        action={<PlainButton onClick={onClear}>{t('filter.clear')}</PlainButton>}
      />
    )
  }
  return (
    <EmptyState
      picture={pictures[folder]}
      title={t(`empty.${folder}`)}
      text={t(`empty.${folder}Text`)}
      action={
        folder === 'notes' &&
        onFirst && (
          <PlainButton kind="filled" onClick={onFirst}>
            {t('empty.notesAction')}
          </PlainButton>
        )
      }
    />
  )
}
