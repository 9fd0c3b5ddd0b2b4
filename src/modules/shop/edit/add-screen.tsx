import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { forbidden } from '#platform/errors/failure.ts'
import { useCan } from '#platform/web/session/session.ts'
import { shop } from '../contract.ts'
import { ProductForm } from './product-form.tsx'

/** Creates a product. */
export function Component() {
  const can = useCan()
  return can('create', shop.name) ? <ProductForm /> : <ErrorState as="h1" error={forbidden()} />
}
