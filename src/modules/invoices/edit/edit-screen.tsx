import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { api } from '../invoices-client.ts'
import { isDraft } from '../lifecycle/life-steps.ts'
import { useInvoiceName } from '../use-invoice-name.ts'
import { useRights } from '../use-rights.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { toFormValues } from './form-values.ts'
import { IssuedState } from './issued-state.tsx'
import { InvoiceForm } from './invoice-form.tsx'

export function Component() {
  const t = useTexts('invoices')
  const rights = useRights()
  const id = Number(useParams()['id'])
  const isNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, refetch } = useQuery({
    ...api.show.query({ params: { id } }),
    enabled: isNumber && rights.update,
  })
  const getInvoiceName = useInvoiceName()
  const title = data && t('editingOf', { number: getInvoiceName(data) })
  useScreenTitle(title)
  if (!rights.update) return <ErrorState error={forbidden()} as="h1" />
  if (data && !isDraft(data)) return <IssuedState invoice={data} />
  if (!isNumber || data?.deleted) return <ErrorState error={notFound()} as="h1" />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} as="h1" />
  return (
    <>
      <PageHeader title={title ?? t('editing')} />
      {data ? (
        <InvoiceForm key={data.id} invoice={data} values={toFormValues(data)} currency={data.currency} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}
