import { useEffect, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { attachmentTypes, maxAttachmentBytes, maximums, type SupplierDraft } from '../contract-supplier.ts'
import styles from './supplier.module.css'

type Fault = 'fileType' | 'fileSize' | 'fileMany'

const validateFile = ({ type, size }: File, at: number): Fault | undefined => {
  if (!attachmentTypes.some((one) => one === type)) return 'fileType'
  if (size > maxAttachmentBytes) return 'fileSize'
  return at >= maximums.attachments ? 'fileMany' : undefined
}

/** Contracts and certificates. Files that are not allowed are not uploaded. */
export function DocumentsField({ uploads }: { uploads: Uploads }) {
  const t = useTexts('forms')
  const id = useId()
  const { field } = useController<SupplierDraft, 'attachments'>({ name: 'attachments' })
  const message = useMessage('attachments')
  const [faults, setFaults] = useState<readonly string[]>([])
  useFieldLabel('attachments', t('fields.attachments'))

  // Copy finished uploads to the form.
  const stored = uploads.stored.map((file) => file.id)
  const { onChange, value } = field
  const isSame = isSameJson(stored, value ?? [])
  useEffect(() => {
    if (!isSame && !uploads.isBusy) onChange(stored)
    // oxlint-disable-next-line react/exhaustive-deps -- the list is another one at each turn
  }, [isSame, uploads.isBusy])

  const add = (files: readonly File[]) => {
    let freeSlots = uploads.files.length
    const usable: File[] = []
    const messages: string[] = []
    for (const file of files) {
      const fault = validateFile(file, freeSlots)
      if (fault) messages.push(t('errors.fileOf', { name: `\u2068${file.name}\u2069`, why: t(`errors.${fault}`) }))
      else {
        usable.push(file)
        freeSlots += 1
      }
    }
    setFaults(messages)
    if (usable.length > 0) uploads.add(usable)
  }

  return (
    <DropArea onFiles={add} className={styles.documents ?? ''}>
      <div className="row wrap gap-1-4" data-field="attachments" role="group" aria-describedby={id}>
        <AttachButton hasText accept={attachmentTypes.join(',')} onFiles={add} />
        <p id={id} className="text-quiet text-13">
          {t('hints.attachments')}
        </p>
      </div>
      <div aria-live="polite">
        {[...faults, ...(message ? [message] : [])].map((fault) => (
          <p key={fault} className="text-error text-13">
            {fault}
          </p>
        ))}
      </div>
      <UploadList uploads={uploads} />
    </DropArea>
  )
}
