import { useQuery } from '@tanstack/react-query'
import { forbidden } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { api } from '../invoices-client.ts'
import { useRights } from '../use-rights.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { createDefaultFormValues } from './form-values.ts'
import { InvoiceForm } from './invoice-form.tsx'

export function Component() {
  const t = useTexts('invoices')
  const rights = useRights()
  // The form ignores later changes of the initial values.
  const { data, error, refetch } = useQuery({ ...api.defaults.query(), enabled: rights.create })
  if (!rights.create) return <ErrorState error={forbidden()} as="h1" />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} as="h1" />
  return (
    <>
      <PageHeader title={t('new')} lead={t('newLead')} />
      {data ? <InvoiceForm values={createDefaultFormValues(data)} currency={data.currency} /> : <FormSkeleton />}
    </>
  )
}
