import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link, useParams } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { useRights } from '../list/use-rights.ts'
import { useVariantName } from '../use-variant-name.ts'
import { CartButton } from './cart-button.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import styles from './product-screen.module.css'
import { useFamily } from './use-family.ts'

/** The page of a product, with related ones. */
export function Component() {
  const t = useTexts('shop')
  const rights = useRights()
  const params = useParams()
  const { id, isId, product, family = [], related = [], error, retry, choose } = useFamily(Number(params['id']))
  const { getVariantName } = useVariantName()
  const main = product?.variantOf ?? id
  useScreenTitle(product && getVariantName(product))

  if (!isId) return <ErrorState as="h1" error={new Failure(404, '')} />
  if (error && !product) return <ErrorState as="h1" error={error} onRetry={retry} />
  if (!product) return <ProductSkeleton />
  return (
    <>
      <PageHeader
        title={<span {...asWritten(product.title)}>{product.title}</span>}
        actions={
          <>
            {rights.update && (
              <Button
                component={Link}
                to={`/apps/ecommerce/edit/${id}`}
                color="secondary"
                startIcon={<IconPencil aria-hidden />}
              >
                {t('store.edit')}
              </Button>
            )}
            <CartButton />
          </>
        }
      />
      <Card className={styles.product}>
        <Gallery
          // A new key for each set of pictures: the variant's own or the main product's.
          key={product.pictures.length > 0 ? id : main}
          product={product}
          pictured={product.pictures.length > 0 ? product : (family[0] ?? product)}
        />
        <ProductFacts key={`facts ${main}`} product={product} family={family} onChoose={choose} />
      </Card>
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('store.related')}</h2>
          <ProductGrid label={t('store.related')} products={related} level={3} />
        </section>
      )}
    </>
  )
}
