import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'

/** Shown if no product matches the filters, which can be reset, or if the shop is empty. */
export function StoreEmpty({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  const t = useTexts('shop')
  if (!onShowAll)
    return <EmptyState picture="/pictures/empty/cart-empty.svg" title={t('store.empty')} text={t('store.emptyText')} />
  return (
    <EmptyState
      picture="/pictures/empty/nothing-found.svg"
      title={t('store.nothing')}
      text={t('store.nothingText')}
      action={
        <Button variant="outlined" color="secondary" onClick={onShowAll}>
          {t('store.showAll')}
        </Button>
      }
    />
  )
}
