import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { forms } from '../contract.ts'
import { SupplierForm } from './supplier-form.tsx'
import styles from './validation.module.css'

const StoredSuppliers = lazy(async () => ({ default: (await import('./stored-suppliers.tsx')).StoredSuppliers }))

/** A form with every kind of check, beside the stored records. */
export function Component() {
  const t = useTexts('forms')
  const can = useCan()
  const [round, setRound] = useState({ number: 0, isWrong: false })
  const mayRegister = can('create', forms.name)
  const begin = (isWrong: boolean) => setRound({ number: round.number + 1, isWrong })
  return (
    <>
      <PageHeader
        title={t('menu.validation')}
        lead={t('validation.lead')}
        actions={
          mayRegister && (
            <Button variant="outlined" color="secondary" title={t('validation.tryText')} onClick={() => begin(true)}>
              {t('validation.try')}
            </Button>
          )
        }
      />
      <div className={styles.columns}>
        {mayRegister ? (
          <SupplierForm
            key={round.number}
            isWrong={round.isWrong}
            isNext={round.number > 0}
            onClear={() => begin(false)}
          />
        ) : (
          <Card>
            <EmptyState
              picture="/pictures/empty/not-allowed.svg"
              title={t('forbidden.title')}
              text={t('forbidden.text')}
            />
          </Card>
        )}
        <Suspense
          fallback={
            <Card title={t('stored.title')}>
              <SkeletonText lines={8} />
            </Card>
          }
        >
          <StoredSuppliers />
        </Suspense>
      </div>
    </>
  )
}
