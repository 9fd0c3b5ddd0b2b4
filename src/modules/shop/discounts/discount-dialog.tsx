import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { DiscountForm } from './discount-form.tsx'
import { api } from './discounts-client.ts'
import { useDiscountsView } from './use-discounts-view.ts'

/** Which form an address shows. */
const formOf = ({ pathname, search }: Location) => {
  const view = new URLSearchParams(search)
  return `${pathname} ${view.get('edit')} ${view.get('add')}`
}

/** Whether a key was meant for the question that lies above the form. */
const isAnswering = (event: object) =>
  'target' in event && event.target instanceof Element && event.target.closest('dialog') !== null

/** Makes a discount code, or changes the one with this id. It is in the address: back closes it. */
export function DiscountDialog({ id }: { id: number | undefined }) {
  const t = useTexts('shop')
  const title = useId()
  const { close } = useDiscountsView()
  const [isDirty, setDirty] = useState(false)
  const isSaved = useRef(false)
  const { data, error, refetch } = useQuery({
    ...api.show.query({ params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  })

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={(event) => !isAnswering(event) && close()}>
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
        <DiscountForm
          discount={data}
          onDirty={setDirty}
          onClose={close}
          onSaved={() => {
            isSaved.current = true
            close()
          }}
        />
      )}
      {/* In here, or a screen reader would be kept from it as from the rest of the page. */}
      <LeaveGuard
        isDirty={isDirty}
        isSaved={isSaved}
        formOf={formOf}
        title={t('form.leave.title')}
        action={t('form.leave.action')}
      >
        {t('form.leave.text')}
      </LeaveGuard>
    </Dialog>
  )
}
