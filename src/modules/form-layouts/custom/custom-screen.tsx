import { FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import styles from '../long/long.module.css'
import { Forbidden, ReadOnlyNote } from '../forbidden.tsx'
import { StoredSlot } from '../stored/stored-slot.tsx'
import { useOrderPermissions } from '../use-order-permissions.ts'
import { useOrderForm } from '../use-order-form.ts'
import { DeliveryFields, AppearanceFields, NoteFields, ProductFields } from './custom-fields.tsx'
import { KeysCard } from './keys-card.tsx'

/** Custom fields that MUI does not provide, all on the application's form pattern. */
export function Component() {
  const t = useTexts('form-layouts')
  const { read, create } = useOrderPermissions()
  if (!read) return <Forbidden />
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
  return (
    <div className={styles.columns}>
      <Form
        form={form}
        draft="form-layouts.custom"
        excludedFromDraft={['attachments']}
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
            <ProductFields disabled={isLocked} />
          </Fields>
        </Card>
        <Card title={t('sections.look')}>
          <Fields columns={2} labels="above">
            <AppearanceFields disabled={isLocked} />
          </Fields>
        </Card>
        <Card title={t('sections.where')}>
          <Fields columns={2} labels="above">
            <DeliveryFields disabled={isLocked} />
          </Fields>
        </Card>
        <Card title={t('sections.note')}>
          <Fields labels="above">
            <NoteFields disabled={isLocked} onBusy={setBusy} />
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
