import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import type { Invoice } from '../contract-invoice.ts'

/** Says that an issued invoice cannot be edited, and leads to what can be done instead. */
export function IssuedState({ invoice: { id, number } }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  return (
    <EmptyState
      as="h1"
      picture="/pictures/empty/nothing-found.svg"
      title={t('issued.title', { number })}
      text={t('issued.text')}
      action={
        <Button component={Link} to={`/apps/invoice/detail/${id}`} variant="contained">
          {t('issued.open')}
        </Button>
      }
    />
  )
}
