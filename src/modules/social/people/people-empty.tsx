import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'

interface PeopleEmptyProps {
  title: string
  text: string
  isSearched: boolean
  /** Clears the search. */
  onAll: () => void
  action?: { label: string; run: () => void } | undefined
}

/** Explains an empty list: nobody yet, or no match. */
export function PeopleEmpty({ title, text, isSearched, onAll, action }: PeopleEmptyProps) {
  const t = useTexts('social')
  const shownAction = isSearched ? { label: t('followers.all'), run: onAll } : action
  return (
    <EmptyState
      picture={`/pictures/empty/${isSearched ? 'nothing-found' : 'inbox-empty'}.svg`}
      title={isSearched ? t('followers.nothing') : title}
      text={isSearched ? t('followers.nothingText') : text}
      action={
        shownAction && (
          <Button variant="outlined" color="secondary" onClick={shownAction.run}>
            {shownAction.label}
          </Button>
        )
      }
    />
  )
}
