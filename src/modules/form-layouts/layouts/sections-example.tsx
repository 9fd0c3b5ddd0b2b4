import { type ReactNode, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { FormErrors } from '#platform/ui/form/errors/form-errors.tsx'
import { FormFooter } from '#platform/ui/form/form-footer.tsx'
import { Form } from '#platform/ui/form/form.tsx'
import { NoteFields, ProductFields, DateFields, DeliveryDetails } from '../order-fields.tsx'
import { useOrderForm } from '../use-order-form.ts'
import { ExampleCard } from './example-card.tsx'
import styles from './layouts.module.css'

/** A long form in titled sections, with its buttons always visible. */
export function SectionsExample() {
  const t = useTexts('form-layouts')
  const form = useOrderForm()
  return (
    <ExampleCard title={t('examples.sections')} when={t('examples.sectionsWhen')} className={styles.wide}>
      {(id) => (
        <Form form={form} draft="form-layouts.sections" labelledBy={id} isGuarded={false} className={styles.form ?? ''}>
          <FormErrors />
          <Section title={t('sections.what')} text={t('sections.whatText')}>
            <ProductFields />
          </Section>
          <Section title={t('sections.when')} text={t('sections.whenText')}>
            <DateFields />
          </Section>
          <Section title={t('sections.where')} text={t('sections.whereText')}>
            <DeliveryDetails />
          </Section>
          <Section title={t('sections.note')} text={t('sections.noteText')}>
            <NoteFields />
          </Section>
          <FormFooter action={t('order')} isSticky onCancel={() => form.restart()} cancel={t('empty')} />
        </Form>
      )}
    </ExampleCard>
  )
}

interface SectionProps {
  title: string
  text: string
  children: ReactNode
}

function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h3 id={id} className="text-14 semibold">
          {title}
        </h3>
        <p className="margin-block-start-1 text-quiet text-13">{text}</p>
      </div>
      <Fields columns={2} labels="above">
        {children}
      </Fields>
    </section>
  )
}
