import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'

/** One card that could not be filled; the rest of the board stands. */
export function WidgetFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('home')
  return (
    <Card>
      <EmptyState
        small
        as="p"
        title={t('cardFailed')}
        action={<PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
      />
    </Card>
  )
}
