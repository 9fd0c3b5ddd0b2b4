import { useParams } from 'react-router'
import { useCan } from '#platform/web/session/session.ts'
import { shop } from '../contract.ts'
import { ownNames } from '../contract-product.ts'
import type { FieldName } from './form-values.ts'

/** Whether a rule gives this field of the form's product: of a new one, or of the one that is changed. */
export function useMayGive() {
  const can = useCan()
  const action = useParams()['id'] === undefined ? 'create' : 'update'
  return (field: FieldName | 'pictures' | 'deleted') => can(action, shop.name, undefined, field)
}

/** Whether the product may get further combinations. */
export function useMayCombine() {
  const mayGive = useMayGive()
  return ownNames.every(mayGive)
}
