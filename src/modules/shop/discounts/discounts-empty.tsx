import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { linkTo } from './discounts-view.ts'
import { useDiscountsView } from './use-discounts-view.ts'
import { useRights } from './use-rights.ts'

/** Shown if no discount code matches, with a suggestion. */
export function DiscountsEmpty() {
  const t = useTexts('shop')
  const rights = useRights()
  const { view } = useDiscountsView()
  const q = view.q?.trim()
  if (!q && !view.status)
    return (
      <EmptyState
        picture="/pictures/empty/cart-empty.svg"
        title={t('discounts.empty.none')}
        text={t('discounts.empty.noneText')}
        action={
          rights.create && (
            <Button component={Link} to={linkTo(view, { add: true })} variant="contained">
              {t('discounts.add')}
            </Button>
          )
        }
      />
    )
  return (
    <NothingFound
      title={q ? t('discounts.empty.found', { q }) : t('discounts.empty.here')}
      text={t('discounts.empty.hereText')}
      to={linkTo(view, { q: undefined, status: undefined, page: undefined })}
      clearLabel={t('discounts.empty.showAll')}
    />
  )
}
