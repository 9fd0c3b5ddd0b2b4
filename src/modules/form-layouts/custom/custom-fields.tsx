import { IconBuildingStore, IconMail, IconTruckDelivery } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { createFields } from '#platform/ui/form/inputs/create-fields.ts'
import { attachmentTypes, maximums, type SampleDraft } from '../contract.ts'
import { CodeInput } from '../fields/code-input.tsx'
import { ColorInput } from '../fields/color-input.tsx'
import { MoneyInput } from '../fields/money-input.tsx'
import { QuantityInput } from '../fields/quantity-input.tsx'
import { SegmentInput } from '../fields/segment-input.tsx'
import { LazyField } from './lazy-field.tsx'

const { TextInput } = createFields<SampleDraft>()
const DetailsInput = lazy(async () => ({ default: (await import('../fields/details-input.tsx')).DetailsInput }))
const FilesInput = lazy(async () => ({ default: (await import('../fields/files-input.tsx')).FilesInput }))
const TagsInput = lazy(async () => ({ default: (await import('../fields/tags-input.tsx')).TagsInput }))
const RatingInput = lazy(async () => ({ default: (await import('../fields/rating-input.tsx')).RatingInput }))
const PhoneInput = lazy(async () => ({ default: (await import('../fields/phone-input.tsx')).PhoneInput }))

/** Product, maker, quantity, batch, budget and tags. */
export function ProductFields({ disabled }: { disabled: boolean }) {
  const t = useTexts('form-layouts')
  return (
    <>
      <TextInput disabled={disabled} name="product" label={t('fields.product')} required />
      <TextInput disabled={disabled} name="maker" label={t('fields.maker')} required />
      <QuantityInput
        disabled={disabled}
        name="quantity"
        label={t('fields.quantity')}
        most={maximums.quantity}
        required
      />
      <CodeInput disabled={disabled} name="batch" label={t('fields.batch')} hint={t('hints.batch')} />
      <MoneyInput disabled={disabled} name="budget" label={t('fields.budget')} hint={t('hints.budget')} />
      <LazyField height={84}>
        <TagsInput disabled={disabled} name="tags" label={t('fields.tags')} suggestions={t('tags.known').split('|')} />
      </LazyField>
    </>
  )
}

/** Colour and rating. */
export function AppearanceFields({ disabled }: { disabled: boolean }) {
  const t = useTexts('form-layouts')
  return (
    <>
      <ColorInput disabled={disabled} name="color" label={t('fields.color')} />
      <LazyField height={60}>
        <RatingInput disabled={disabled} name="rating" label={t('fields.rating')} />
      </LazyField>
    </>
  )
}

/** Kind of delivery and address. */
export function DeliveryFields({ disabled }: { disabled: boolean }) {
  const t = useTexts('form-layouts')
  return (
    <>
      <SegmentInput
        disabled={disabled}
        name="delivery"
        label={t('fields.delivery')}
        hint={t('hints.delivery')}
        options={[
          { value: 'post', label: t('deliveries.post'), Icon: IconMail },
          { value: 'courier', label: t('deliveries.courier'), Icon: IconTruckDelivery },
          { value: 'collect', label: t('deliveries.collect'), Icon: IconBuildingStore },
        ]}
        required
      />
      <LazyField height={84}>
        <PhoneInput disabled={disabled} name="phone" label={t('fields.phone')} hint={t('hints.phone')} />
      </LazyField>
      <TextInput disabled={disabled} name="street" label={t('fields.street')} />
      <TextInput disabled={disabled} name="city" label={t('fields.city')} />
    </>
  )
}

/** Details and attachments. */
export function NoteFields({ disabled, onBusy }: { disabled: boolean; onBusy: (isBusy: boolean) => void }) {
  const t = useTexts('form-layouts')
  return (
    <>
      <LazyField height={180}>
        <DetailsInput disabled={disabled} name="details" label={t('fields.details')} />
      </LazyField>
      <LazyField height={120}>
        <FilesInput
          disabled={disabled}
          name="attachments"
          label={t('fields.attachments')}
          hint={t('hints.attachments')}
          accept={attachmentTypes.join(',')}
          onBusy={onBusy}
        />
      </LazyField>
    </>
  )
}
