import { useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import type { FormValues } from './form-values.ts'
import styles from './product-form.module.css'
import { ProductInput } from './product-input.tsx'
import { useCanSetField } from './use-can-set-field.ts'

/** Title and description. */
export function AboutFields() {
  const t = useTexts('shop')
  const canSet = useCanSetField()
  const fault = useId()
  const container = useRef<HTMLDivElement>(null)
  const message = useMessage('description')
  const { field } = useController<FormValues, 'description'>({ name: 'description' })
  // The editor loads after the form, and handles its own focus.
  const focus = () => container.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()
  return (
    <Card title={t('form.about')}>
      <div className="grid one-column gap-5">
        <ProductInput name="title" required />
        <div ref={container} className="grid gap-1 min-inline-0">
          <span className={styles.label} aria-hidden>
            {t('product.description')}
          </span>
          <RichTextEditor
            label={t('product.description')}
            value={field.value}
            onChange={field.onChange}
            isDisabled={!canSet('description')}
            isInvalid={message !== undefined}
            describedBy={fault}
            {...(styles.editor && { className: styles.editor })}
          />
          <p id={fault} className={styles.fault} ref={() => field.ref({ focus })}>
            {message}
          </p>
        </div>
      </div>
    </Card>
  )
}
