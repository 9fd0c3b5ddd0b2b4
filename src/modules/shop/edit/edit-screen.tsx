import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { forbidden } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { useCan } from '#platform/web/session/session.ts'
import { shop } from '../contract.ts'
import { api } from '../products-client.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { ProductForm } from './product-form.tsx'

/** Edits a product. */
export function Component() {
  const t = useTexts('shop')
  const can = useCan()
  const { id } = useParams()
  const params = { id: Number(id) }
  const { data, error, refetch } = useQuery(api.show.query({ params }))
  const { data: family, error: noFamily, refetch: refetchFamily } = useQuery(api.family.query({ params }))
  useScreenTitle(data?.title)
  if (!can('update', shop.name)) return <ErrorState as="h1" error={forbidden()} />
  if (error && !data) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (noFamily && !family) return <ErrorState as="h1" error={noFamily} onRetry={() => void refetchFamily()} />
  // A variant is edited with its family.
  if (data?.variantOf) return <Navigate replace to={`/apps/ecommerce/edit/${data.variantOf}`} />
  return data && family ? (
    <ProductForm key={data.id} product={data} family={family} />
  ) : (
    <FormSkeleton title={t('form.edit')} />
  )
}
