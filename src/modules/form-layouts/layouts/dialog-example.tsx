import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ExampleCard } from './example-card.tsx'

const OrderDialog = lazy(async () => ({ default: (await import('./order-dialog.tsx')).OrderDialog }))
const OrderDrawer = lazy(async () => ({ default: (await import('./order-drawer.tsx')).OrderDrawer }))

/** Forms over the screen: a short one in a dialog, a longer one in a drawer. */
export function DialogExample() {
  const t = useTexts('form-layouts')
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <ExampleCard title={t('examples.over')} when={t('examples.overWhen')}>
      {() => (
        <div className="flex wrap gap-3">
          <Button variant="outlined" color="secondary" aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
            {t('examples.dialog')}
          </Button>
          <Button variant="outlined" color="secondary" aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
            {t('examples.drawer')}
          </Button>
          <Suspense>
            {open === 'dialog' && <OrderDialog onClose={close} />}
            {open === 'drawer' && <OrderDrawer onClose={close} />}
          </Suspense>
        </div>
      )}
    </ExampleCard>
  )
}
