import { useTexts } from '#platform/i18n/use-texts.ts'
import { useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { maxPictures } from '../contract-fields.ts'
import type { DraftPictures } from './use-draft-pictures.ts'

/** Adds pictures to a draft, and reports those that could not be added. */
export function useAddPictures(pictures: DraftPictures) {
  const t = useTexts('social')
  const errorText = useUploadErrorText()
  return async (files: readonly File[]) => {
    const { faults, missed } = await pictures.add(files)
    for (const fault of faults) toast({ tone: 'error', text: errorText(fault) })
    if (missed > 0) toast({ tone: 'error', text: t('compose.full', { most: maxPictures }) })
  }
}
