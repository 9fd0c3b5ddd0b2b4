import { IconBuildingStore, IconMail, IconTruckDelivery } from '@tabler/icons-react'
import { FormControlLabel, Switch } from '@mui/material'
import { lazy, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { fieldsOf } from '#platform/ui/form/inputs/fields-of.ts'
import { FormErrors } from '#platform/ui/form/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { attachmentTypes, maximums, type SampleDraft } from '../contract.ts'
import { CodeInput } from '../fields/code-input.tsx'
import { ColorInput } from '../fields/color-input.tsx'
import { MoneyInput } from '../fields/money-input.tsx'
import { QuantityInput } from '../fields/quantity-input.tsx'
import { SegmentInput } from '../fields/segment-input.tsx'
import styles from '../long/long.module.css'
import { NotAllowed, ReadOnlyNote } from '../not-allowed.tsx'
import { StoredSlot } from '../stored/stored-slot.tsx'
import { useMayOrder } from '../use-may-order.ts'
import { useOrderForm } from '../use-order-form.ts'
import { KeysCard } from './keys-card.tsx'
import { LateField } from './late-field.tsx'

const { TextInput } = fieldsOf<SampleDraft>()
const DetailsInput = lazy(async () => ({ default: (await import('../fields/details-input.tsx')).DetailsInput }))
const FilesInput = lazy(async () => ({ default: (await import('../fields/files-input.tsx')).FilesInput }))
const TagsInput = lazy(async () => ({ default: (await import('../fields/tags-input.tsx')).TagsInput }))
const RatingInput = lazy(async () => ({ default: (await import('../fields/rating-input.tsx')).RatingInput }))
const PhoneInput = lazy(async () => ({ default: (await import('../fields/phone-input.tsx')).PhoneInput }))

/** Fields that no library brings in this way, each on the form pattern of the application, all of them written. */
export function Component() {
  const t = useTexts('form-layouts')
  const { read, create } = useMayOrder()
  if (!read) return <NotAllowed />
  return (
    <>
      <PageHeader title={t('menu.custom')} lead={t('lead.custom')} />
      {create ? (
        <CustomForm />
      ) : (
        <>
          <ReadOnlyNote />
          <StoredSlot />
        </>
      )}
    </>
  )
}

function CustomForm() {
  const t = useTexts('form-layouts')
  const form = useOrderForm({ onOrdered: () => scrollTo({ top: 0 }) })
  const [isLocked, setLocked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const shared = { disabled: isLocked }
  return (
    <div className={styles.columns}>
      <Form
        form={form}
        draft="form-layouts.custom"
        undrafted={['attachments']}
        label={t('newOrder')}
        className={styles.form ?? ''}
      >
        <FormErrors />
        <Card
          title={t('sections.what')}
          aside={
            <FormControlLabel
              className={styles.lock ?? ''}
              control={<Switch checked={isLocked} onChange={(_, checked) => setLocked(checked)} />}
              label={t('locked')}
            />
          }
        >
          <Fields columns={2} labels="above">
            <TextInput {...shared} name="product" label={t('fields.product')} required />
            <TextInput {...shared} name="maker" label={t('fields.maker')} required />
            <QuantityInput {...shared} name="quantity" label={t('fields.quantity')} most={maximums.quantity} required />
            <CodeInput {...shared} name="batch" label={t('fields.batch')} hint={t('hints.batch')} />
            <MoneyInput {...shared} name="budget" label={t('fields.budget')} hint={t('hints.budget')} />
            <LateField height={84}>
              <TagsInput {...shared} name="tags" label={t('fields.tags')} known={t('tags.known').split('|')} />
            </LateField>
          </Fields>
        </Card>
        <Card title={t('sections.look')}>
          <Fields columns={2} labels="above">
            <ColorInput {...shared} name="color" label={t('fields.color')} />
            <LateField height={60}>
              <RatingInput {...shared} name="rating" label={t('fields.rating')} />
            </LateField>
          </Fields>
        </Card>
        <Card title={t('sections.where')}>
          <Fields columns={2} labels="above">
            <SegmentInput
              {...shared}
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
            <LateField height={84}>
              <PhoneInput {...shared} name="phone" label={t('fields.phone')} hint={t('hints.phone')} />
            </LateField>
            <TextInput {...shared} name="street" label={t('fields.street')} />
            <TextInput {...shared} name="city" label={t('fields.city')} />
          </Fields>
        </Card>
        <Card title={t('sections.note')}>
          <Fields labels="above">
            <LateField height={180}>
              <DetailsInput {...shared} name="details" label={t('fields.details')} />
            </LateField>
            <LateField height={120}>
              <FilesInput
                {...shared}
                name="attachments"
                label={t('fields.attachments')}
                hint={t('hints.attachments')}
                accept={attachmentTypes.join(',')}
                onBusy={setBusy}
              />
            </LateField>
          </Fields>
        </Card>
        <FormFooter
          action={t('order')}
          onCancel={() => form.restart()}
          cancel={t('empty')}
          isBusy={isBusy || isLocked}
          isSticky
        />
      </Form>
      <aside className={styles.aside} aria-label={t('about')}>
        <KeysCard />
        <StoredSlot />
      </aside>
    </div>
  )
}
