import { useParams } from 'react-router'
import { useCan } from '#platform/web/session/session.ts'
import { shop } from '../contract.ts'
import { variantFieldNames } from '../contract-product.ts'
import type { FieldName } from './form-values.ts'

/** Whether a rule grants this field, for creating or editing the product of the form. */
export function useCanSetField() {
  const can = useCan()
  const action = useParams()['id'] === undefined ? 'create' : 'update'
  return (field: FieldName | 'pictures' | 'deleted') => can(action, shop.name, undefined, field)
}

/** Whether the user may add combinations to the product. */
export function useCanAddVariants() {
  const canSet = useCanSetField()
  return variantFieldNames.every(canSet)
}
