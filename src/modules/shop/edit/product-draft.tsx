import type { ReactNode, RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormDraft } from '#platform/ui/form/form-draft.tsx'
import type { FormValues, Typed } from './form-values.ts'

interface ProductDraftProps {
  form: UseFormReturn<FormValues, unknown, Typed>
  isSaved: RefObject<boolean>
  id: number | undefined
  onReplaced: () => void
  children: (forget: () => void) => ReactNode
}

/** Keeps in this browser what was typed of a product; loaded after the form, which can be used without it. */
export default function ProductDraft({ id, ...rest }: ProductDraftProps) {
  return <FormDraft {...rest} name={`shop.product.${id ?? 'new'}`} />
}
