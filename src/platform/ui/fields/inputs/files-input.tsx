import { FormHelperText } from '@mui/material'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { type StoredFile, StoredFiles } from '#platform/files/stored-file.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { useBusyField } from '#platform/ui/form/form-context.ts'
import { FieldFrame, useLabelPosition } from '#platform/ui/form/inputs/fields.tsx'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import styles from './files-input.module.css'
import type { ReferenceInputProps } from './reference-input.ts'

const getIds = (files: readonly StoredFile[]) => files.map(({ id }) => id).join()

/** Uploads that a field of the form holds as soon as they have ended; other values of the field replace them. */
function useFieldUploads(name: string, { value, onChange }: { value: unknown; onChange: (next: unknown) => void }) {
  const current = StoredFiles.parse(value)
  const uploads = useUploads(current)
  useBusyField(name, uploads.isBusy)
  const previousIds = useRef(getIds(current))
  const uploadedIds = getIds(uploads.stored)
  const currentIds = getIds(current)
  const report = useEffectEvent(() => {
    if (uploadedIds === previousIds.current) return
    previousIds.current = uploadedIds
    onChange(uploads.stored)
  })
  const follow = useEffectEvent(() => {
    if (currentIds === previousIds.current) return
    previousIds.current = currentIds
    uploads.reset(current)
  })
  useEffect(() => report(), [uploadedIds])
  useEffect(() => follow(), [currentIds])
  return uploads
}

/** Input for files: chosen or dropped, and uploaded at once. */
export default function FilesInput({ name, label, required, hint, disabled }: ReferenceInputProps) {
  const id = useId()
  const { ref, message, ...field } = useField(name, label)
  const uploads = useFieldUploads(name, field)
  const isInside = useLabelPosition() === 'inside'
  const words = message ?? hint
  return (
    <FieldFrame id={id} label={label} isRequired={required} isWide isGroup>
      <fieldset
        ref={ref}
        tabIndex={-1}
        className="min-inline-0"
        disabled={disabled}
        data-field={name}
        aria-labelledby={`${id}-label`}
        aria-describedby={words ? `${id}-words` : undefined}
      >
        <DropArea onFiles={uploads.add} isDisabled={disabled} className={styles.area ?? ''}>
          {isInside && (
            <span id={`${id}-label`} className="text-quiet text-13">
              {label}
            </span>
          )}
          <AttachButton hasText onFiles={uploads.add} />
          <UploadList uploads={uploads} />
        </DropArea>
      </fieldset>
      {words && (
        <FormHelperText id={`${id}-words`} error={Boolean(message)}>
          {words}
        </FormHelperText>
      )}
    </FieldFrame>
  )
}
