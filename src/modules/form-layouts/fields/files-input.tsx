import { useEffect, useEffectEvent, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import type { CustomFieldProps } from './custom-field.ts'

interface FilesInputProps extends CustomFieldProps {
  /** Value of `<input accept>`. */
  accept: string
  onBusy: (isBusy: boolean) => void
}

const toList = (value: unknown) => (Array.isArray(value) ? value : [])

/** A drop area and a button; uploads start at once, and the field's value is the list of finished ones. */
export function FilesInput({ name, label, hint, required = false, disabled = false, accept, onBusy }: FilesInputProps) {
  const t = useTexts('form-layouts')
  const id = useId()
  const field = useField(name, label)
  const uploads = useUploads()
  const ids = uploads.stored.map((file) => file.id)
  const arrived = ids.join()
  const report = useEffectEvent(() => {
    if (toList(field.value).join() !== arrived) field.onChange(ids)
  })
  const reset = useEffectEvent(() => uploads.files.length > 0 && uploads.reset())
  const hear = useEffectEvent(() => onBusy(uploads.isBusy))
  // Uploads are kept outside React and the form: pass results to the form, and a reset of the form to them.
  useEffect(() => report(), [arrived])
  useEffect(() => hear(), [uploads.isBusy])
  const isCleared = toList(field.value).length === 0 && arrived !== ''
  useEffect(() => {
    if (isCleared) reset()
  }, [isCleared])

  return (
    <FieldShell
      id={id}
      name={name}
      label={label}
      hint={hint}
      message={field.message}
      isRequired={required}
      isWide
      isGroup
    >
      <DropArea onFiles={uploads.add} isDisabled={disabled} className={styles.drop ?? ''}>
        <div className="row wrap justify-between gap-2 text-quiet text-13">
          <span>{t('files.drop')}</span>
          <AttachButton hasText label={t('files.choose')} accept={accept} isDisabled={disabled} onFiles={uploads.add} />
        </div>
        <UploadList uploads={uploads} />
      </DropArea>
    </FieldShell>
  )
}
