import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { isWhole, panelKeys, withoutFilters } from './products-view.ts'
import { useProductsView } from './use-products-view.ts'
import { useRights } from './use-rights.ts'

/** Shown if no product matches, with a suggestion. */
export function ProductsEmpty({ onImport }: { onImport: () => void }) {
  const t = useTexts('shop')
  const rights = useRights()
  const { view, narrow } = useProductsView()
  const q = view.q?.trim()
  if (q || (!isWhole(view) && panelKeys.some((key) => view[key] !== undefined)))
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={q ? t('table.empty.found', { q }) : t('table.empty.here')}
        text={t('table.empty.foundText')}
        action={
          <Button variant="outlined" color="secondary" onClick={() => narrow(withoutFilters)}>
            {t('table.empty.clear')}
          </Button>
        }
      />
    )
  if (view.deleted)
    return (
      <EmptyState
        picture="/pictures/empty/trash-empty.svg"
        title={t('table.empty.trash')}
        text={t('table.empty.trashText')}
      />
    )
  return (
    <EmptyState
      picture="/pictures/empty/cart-empty.svg"
      title={t('table.empty.none')}
      text={rights.create ? t('table.empty.noneText') : undefined}
      action={
        rights.create && (
          <>
            <Button variant="contained" component={Link} to="/apps/ecommerce/add">
              {t('table.add')}
            </Button>{' '}
            <Button variant="outlined" color="secondary" onClick={onImport}>
              {t('table.import')}
            </Button>
          </>
        )
      }
    />
  )
}
