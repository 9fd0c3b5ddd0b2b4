import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Failure } from '#platform/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/screen-title.ts'
import { api } from '../table/products-client.ts'
import { useRights } from '../table/use-rights.ts'
import { CartButton } from './cart-button.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import styles from './product-screen.module.css'

/** One product with all that a buyer wants to know, and others that go with it. */
export function Component() {
  const t = useTexts('shop')
  const rights = useRights()
  const params = useParams()
  const id = Number(params['id'])
  const isId = Number.isInteger(id) && id > 0
  const { data: product, error, refetch } = useQuery({ ...api.show.query({ params: { id } }), enabled: isId })
  const { data: related = [] } = useQuery({ ...api.related.query({ params: { id } }), enabled: isId })
  useScreenTitle(product?.title)

  if (!isId) return <ErrorState as="h1" error={new Failure(404, '')} />
  if (error && !product) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (!product) return <ProductSkeleton />
  return (
    <>
      <PageHeader
        title={<span dir="auto">{product.title}</span>}
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
        <Gallery key={id} product={product} />
        <ProductFacts key={`facts ${id}`} product={product} />
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
