import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mui/material'
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Product } from '../contract.ts'
import { AboutFields } from './about-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { messageOf } from './form-errors.ts'
import { blank, FormSchema, type FormValues, type Typed, valuesOf } from './form-values.ts'
import { PictureCard } from './picture-card.tsx'
import { PriceFields } from './price-fields.tsx'
import styles from './product-form.module.css'
import { SortingFields } from './sorting-fields.tsx'
import { StockFields } from './stock-fields.tsx'
import { usePictures } from './use-pictures.ts'
import { useSaveProduct } from './use-save-product.ts'
import { VariantCard } from './variant-card.tsx'

const ProductDraft = lazy(() => import('./product-draft.tsx'))

interface ProductFormProps {
  /** Nothing for a new one. */
  product?: Product
  /** The product and its variants. */
  family?: readonly Product[]
}

/** Makes a product, or changes one. What was typed stays until it has been written. */
export function ProductForm({ product: given, family }: ProductFormProps) {
  const t = useTexts('shop')
  // A colleague's change meanwhile must not replace what is being typed.
  const [product] = useState(given)
  const [initial] = useState(() => (product ? valuesOf(product, family) : blank))
  const pictures = usePictures(product)
  const form = useForm<FormValues, unknown, Typed>({
    defaultValues: initial,
    resolver: zodResolver<FormValues, unknown, Typed>(FormSchema, { error: messageOf(t) }),
    mode: 'onTouched',
  })
  const { isDirty, isSubmitting } = form.formState
  const isChanged = isDirty || pictures.isDirty
  const isSaved = useRef(false)
  // The editor takes its text only when it begins.
  const [edition, setEdition] = useState(0)
  const save = useSaveProduct({ product, initial, pictures, setError: form.setError })
  const back = useWayBack()
  const { setFocus } = form
  // A finger would get a keyboard over half of the form.
  useEffect(() => {
    if (!given && matchMedia('(pointer: fine)').matches) setFocus('title')
    // oxlint-disable-next-line react/exhaustive-deps -- when the form opens, and never again
  }, [])

  const submit = form.handleSubmit(async (values) => {
    if (pictures.isBusy || isSaved.current) return
    if (pictures.hasFailed) return form.setError('root', { message: t('form.errors.failedPictures') })
    if (!(await save(values))) return
    isSaved.current = true
    back()
  })
  useShortcuts(t(product ? 'form.edit' : 'form.add'), [
    { keys: 'Mod+s', label: t('form.save'), run: () => void submit() },
  ])

  const guard = (forget?: () => void) => (
    <LeaveGuard
      isDirty={isChanged}
      isSaved={isSaved}
      title={t('form.leave.title')}
      action={t('form.leave.action')}
      {...(forget && { onLeave: forget })}
    >
      {t('form.leave.text')}
    </LeaveGuard>
  )

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={t(product ? 'form.edit' : 'form.add')} onSubmit={(event) => void submit(event)}>
        <PageHeader title={product ? product.title : t('form.add')} />
        <ErrorSummary />
        <div className={styles.columns}>
          <div className="grid one-column gap-6">
            <Fragment key={edition}>
              <AboutFields />
            </Fragment>
            <PictureCard productId={product?.id} pictures={pictures} />
            <SingleFields />
            <VariantCard />
          </div>
          <div className="grid one-column gap-6">
            <SortingFields />
          </div>
        </div>
        <footer className={styles.footer}>
          <span className="flex-1 text-quiet text-13">{isChanged && t('form.unsaved')}</span>
          <Button color="secondary" onClick={back} disabled={isSubmitting}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting || pictures.isBusy} loadingPosition="start">
            {t(product ? 'form.save' : 'form.create')}
          </Button>
        </footer>
      </form>
      <Suspense fallback={guard()}>
        <ProductDraft form={form} isSaved={isSaved} id={product?.id} onReplaced={() => setEdition((now) => now + 1)}>
          {guard}
        </ProductDraft>
      </Suspense>
    </FormProvider>
  )
}

/** Price and stock of what comes in no variants; those have theirs in a table of their own. */
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

/** To where one came from, with its search and its filters; to the list of products where the form was opened first. */
function useWayBack() {
  const { key } = useLocation()
  const go = useNavigate()
  return () => void (key === 'default' ? go('/apps/ecommerce/list', { replace: true }) : go(-1))
}
