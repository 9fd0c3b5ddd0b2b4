import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'

/** One card that could not be filled; the rest of the board stands. */
export const WidgetFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Card>
    <ErrorState error={error} onRetry={onRetry} small as="p" />
  </Card>
)
