import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { DiscountForm } from './discount-form.tsx'
import { api } from './discounts-client.ts'
import { useDiscountsView } from './use-discounts-view.ts'

/** Creates a discount code, or edits the one with this id. It is kept in the URL: Back closes it. */
export function DiscountDialog({ id }: { id: number | undefined }) {
  const t = useTexts('shop')
  const title = useId()
  const { close } = useDiscountsView()
  const { data, error, refetch } = useQuery({
    ...api.show.query({ params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  })

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={close}>
      <DialogTitle id={title}>
        {id === undefined ? t('discounts.form.add') : t('discounts.form.edit', { code: data?.code ?? '' })}
      </DialogTitle>
      {id !== undefined && !data ? (
        <>
          <DialogContent>
            {error ? (
              <ErrorState small as="p" error={error} onRetry={() => void refetch()} />
            ) : (
              <SkeletonText lines={8} />
            )}
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={close}>
              {t('discounts.form.cancel')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <DiscountForm discount={data} onClose={close} />
      )}
    </Dialog>
  )
}
