import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mui/material'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { Address } from '../contract-address.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressText } from './checkout-draft.ts'
import styles from './checkout.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { createErrorText } from './form-errors.ts'

interface AddressStepProps {
  address: AddressText
  /** Called with the input, valid or not. */
  onChange: (address: AddressText) => void
  /** Called with a valid address. */
  onDone: (address: AddressText) => void
}

export function AddressStep({ address, onChange, onDone }: AddressStepProps) {
  const t = useTexts('shop')
  const navigate = useNavigate()
  const form = useForm<AddressText, unknown, z.output<typeof Address>>({
    defaultValues: address,
    resolver: zodResolver<AddressText, unknown, z.output<typeof Address>>(Address.required(), {
      error: createErrorText(t),
    }),
    mode: 'onTouched',
  })
  return (
    <Card title={t('checkout.address')}>
      <FormProvider {...form}>
        <form
          className={styles.form}
          noValidate
          aria-label={t('checkout.address')}
          onBlur={() => onChange(form.getValues())}
          onSubmit={(event) =>
            void form.handleSubmit((result) => {
              onDone(result)
              void navigate('?step=delivery')
            })(event)
          }
        >
          <ErrorSummary />
          <AddressFields />
          <div className="flex wrap justify-between gap-3 padding-block-start-4">
            <Button component={Link} to="." color="secondary">
              {t('checkout.back.cart')}
            </Button>
            <Button type="submit" variant="contained">
              {t('checkout.next.delivery')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  )
}
