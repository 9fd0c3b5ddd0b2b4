import { IconDots } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import { useVariantName } from '../use-variant-name.ts'

const ActionsMenu = lazy(async () => ({ default: (await import('./actions-menu.tsx')).ActionsMenu }))

/** The button that opens further actions for a product. */
export function ProductActions({ product }: { product: Product }) {
  const t = useTexts('shop')
  const { getVariantName } = useVariantName()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('table.actionsOf', { name: getVariantName(product) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </IconButton>
      <Suspense>{anchor && <ActionsMenu product={product} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  )
}
