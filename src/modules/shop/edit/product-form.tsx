import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Form } from '#platform/ui/form/form.tsx'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useRemoveDraft } from '#platform/web/drafts/use-remove-draft.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Product } from '../contract.ts'
import { AboutFields } from './about-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SortingSkeleton } from './form-skeleton.tsx'
import { blank, FormSchema, type FormValues, toFormValues } from './form-values.ts'
import { PictureCard } from './picture-card.tsx'
import { PriceFields } from './price-fields.tsx'
import styles from './product-form.module.css'
import { StockFields } from './stock-fields.tsx'
import { type Pictures, usePictures } from './use-pictures.ts'
import { useProductErrorTexts } from './use-product-error-texts.ts'
import { useSaveProduct } from './use-save-product.ts'
import { VariantCard } from './variant-card.tsx'

// Outside the first view, below or beside it.
const SortingFields = lazy(async () => ({ default: (await import('./sorting-fields.tsx')).SortingFields }))

interface ProductFormProps {
  /** Undefined for a new one. */
  product?: Product
  /** The product and its variants. */
  family?: readonly Product[]
}

/** Creates or edits a product. The input is kept until it is saved. */
export function ProductForm({ product: given, family }: ProductFormProps) {
  const t = useTexts('shop')
  // A concurrent change must not replace the user's input.
  const [product] = useState(given)
  const [initial] = useState(() => (product ? toFormValues(product, family) : blank))
  const pictures = usePictures(product)
  const returnToPrevious = useReturnToPrevious()
  const errorTexts = useProductErrorTexts()
  const draft = `shop.product.${product?.id ?? 'new'}`
  const forget = useRemoveDraft(draft)
  const [failure, setFailure] = useState<unknown>()
  const form = useContractForm(FormSchema, {
    values: initial,
    ...useSaveProduct({ product, initial, pictures, onFail: setFailure }),
    onSaved: returnToPrevious,
    words: errorTexts,
  })
  const isChanged = form.formState.isDirty || pictures.isDirty
  const submit = async () => {
    setFailure(undefined)
    if (pictures.isBusy) await form.trigger()
    else await form.submit()
  }
  useShortcuts(t(product ? 'form.edit' : 'form.add'), [
    { keys: 'Mod+s', label: t('form.save'), run: () => void submit() },
  ])

  return (
    <>
      <Form
        form={{ ...form, submit }}
        label={t(product ? 'form.edit' : 'form.add')}
        draft={draft}
        isGuarded={false}
        start={product ? undefined : 'title'}
      >
        <PageHeader title={product ? product.title : t('form.add')} />
        <ErrorSummary failure={failure} />
        <Columns id={product?.id} pictures={pictures} />
        <Footer isNew={!product} isChanged={isChanged} isBusy={pictures.isBusy} onCancel={returnToPrevious} />
      </Form>
      <LeaveGuard
        isDirty={isChanged}
        isSaved={form.isSaved}
        onLeave={forget}
        title={t('form.leave.title')}
        action={t('form.leave.action')}
      >
        {t('form.leave.text')}
      </LeaveGuard>
    </>
  )
}

/** The cards of the form: the content, and beside it the values for lists and filters. */
function Columns({ id, pictures }: { id: number | undefined; pictures: Pictures }) {
  return (
    <div className={styles.columns}>
      <div className="grid one-column gap-6">
        <AboutFields />
        <PictureCard productId={id} pictures={pictures} />
        <SingleFields />
        <VariantCard />
      </div>
      <div className="grid one-column gap-6">
        <Suspense fallback={<SortingSkeleton />}>
          <SortingFields />
        </Suspense>
      </div>
    </div>
  )
}

/** Price and stock of a product without variants; variants have theirs in a table. */
function SingleFields() {
  const [variants] = useWatch<FormValues, ['variants']>({ name: ['variants'] })
  if (variants.length > 0) return null
  return (
    <>
      <PriceFields />
      <StockFields />
    </>
  )
}

interface FooterProps {
  isNew: boolean
  isChanged: boolean
  /** Uploads are in progress. */
  isBusy: boolean
  onCancel: () => void
}

function Footer({ isNew, isChanged, isBusy, onCancel }: FooterProps) {
  const t = useTexts('shop')
  const { isSubmitting } = useFormState()
  return (
    <footer className={styles.footer}>
      <span className="flex-1 text-quiet text-13">{isChanged && t('form.unsaved')}</span>
      <Button color="secondary" onClick={onCancel} disabled={isSubmitting}>
        {t('form.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting || isBusy} loadingPosition="start">
        {t(isNew ? 'form.create' : 'form.save')}
      </Button>
    </footer>
  )
}

/** The link to the previous screen with its search and filters; the product list if the form was opened first. */
function useReturnToPrevious() {
  const { key } = useLocation()
  const go = useNavigate()
  return () => void (key === 'default' ? go('/apps/ecommerce/list', { replace: true }) : go(-1))
}
