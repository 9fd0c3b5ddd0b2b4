import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { FormValues } from './form-values.ts'
import { useCanAddVariants } from './use-can-set-field.ts'

const VariantEditor = lazy(async () => ({ default: (await import('./variant-editor.tsx')).VariantEditor }))

// In pixels: the fields for combinations, and a row of the table.
const [least, row] = [106, 56]

/** The variants of a product. The editor loads after the form, into a placeholder of about its height. */
export function VariantCard() {
  const t = useTexts('shop')
  const [variants] = useWatch<FormValues, ['variants']>({ name: ['variants'] })
  const canAddVariants = useCanAddVariants()
  if (!canAddVariants && variants.length === 0) return null
  return (
    <Card title={t('product.variants')}>
      <ErrorBoundary>
        <Suspense fallback={<Skeleton width="100%" height={least + row * variants.length} />}>
          <VariantEditor />
        </Suspense>
      </ErrorBoundary>
    </Card>
  )
}
