import type * as z from 'zod'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { createFields } from '#platform/ui/form/inputs/create-fields.ts'
import { deliveries, maximums, maxLengths, type SampleDraft } from './contract.ts'
import { QuantityInput } from './fields/quantity-input.tsx'

const { TextInput, DateInput, RadioInput, SelectInput, ToggleInput } = createFields<z.input<typeof SampleDraft>>()

/** Product, maker and quantity. */
export function ProductFields() {
  const t = useTexts('form-layouts')
  return (
    <>
      <TextInput name="product" label={t('fields.product')} required />
      <TextInput name="maker" label={t('fields.maker')} required />
      <QuantityInput name="quantity" label={t('fields.quantity')} most={maximums.quantity} required />
    </>
  )
}

/** Date and urgency. */
export function DateFields() {
  const t = useTexts('form-layouts')
  const isUrgent: unknown = useWatch({ name: 'isUrgent' })
  return (
    <>
      <DateInput name="neededBy" label={t('fields.neededBy')} required={isUrgent === true} />
      <ToggleInput name="isUrgent" label={t('fields.isUrgent')} kind="switch" hint={t('hints.isUrgent')} />
    </>
  )
}

/** Delivery and address; the address is required for a courier only. */
export function DeliveryDetails({ isShort = false }: { isShort?: boolean }) {
  const t = useTexts('form-layouts')
  const delivery: unknown = useWatch({ name: 'delivery' })
  const isCourier = delivery === 'courier'
  const options = deliveries.map((one) => ({ value: one, label: t(`deliveries.${one}`) }))
  return (
    <>
      {isShort ? (
        <SelectInput name="delivery" label={t('fields.delivery')} options={options} required />
      ) : (
        <RadioInput name="delivery" label={t('fields.delivery')} options={options} required isWide />
      )}
      <TextInput
        name="street"
        label={t('fields.street')}
        autoComplete="street-address"
        required={isCourier}
        disabled={delivery === 'collect'}
        isWide
      />
      <TextInput
        name="postalCode"
        label={t('fields.postalCode')}
        autoComplete="postal-code"
        disabled={delivery === 'collect'}
      />
      <TextInput
        name="city"
        label={t('fields.city')}
        autoComplete="address-level2"
        required={isCourier}
        disabled={delivery === 'collect'}
      />
    </>
  )
}

/** Email address and note. */
export function NoteFields() {
  const t = useTexts('form-layouts')
  return (
    <>
      <TextInput
        name="email"
        label={t('fields.email')}
        hint={t('hints.email')}
        type="email"
        autoComplete="email"
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        isWide
      />
      <TextInput name="note" label={t('fields.note')} multiline minRows={3} maxLength={maxLengths.note} isWide />
    </>
  )
}
