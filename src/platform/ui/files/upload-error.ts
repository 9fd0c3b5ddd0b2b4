import { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { QuotaName } from '#platform/contracts/quota.ts'
import { maxFileBytes } from '#platform/request-limits.ts'
import { PictureFault } from '#platform/web/pictures/open-picture.ts'

/** Why a file was not uploaded; each reason has a sentence in the texts of files. */
export type UploadError =
  | 'empty'
  | 'tooLarge'
  | 'refused'
  | 'otherKind'
  | 'hugePicture'
  | 'unreadable'
  | 'infected'
  | 'noRoom'
  | 'tooManyWait'
  | 'tooOften'
  | 'offline'
  | 'failed'

const errors: Record<number, UploadError> = { 0: 'offline', 413: 'tooLarge', 415: 'refused', 429: 'tooOften' }
const quotaErrors: Partial<Record<QuotaName, UploadError>> = {
  storage: 'noRoom',
  pendingFiles: 'tooManyWait',
  pendingBytes: 'tooManyWait',
}
const contentErrors = ['infected', 'hugePicture'] as const

/** Errors of reading, shrinking or sending a file. */
export function toUploadError(error: unknown): UploadError {
  if (error instanceof PictureFault) return error.reason
  if (!(error instanceof Failure)) return 'failed'
  const content = error.issues.find(({ path }) => path === 'content')
  if (content) return contentErrors.find((reason) => reason === content.reason) ?? 'otherKind'
  if (error.quota) return quotaErrors[error.quota.name] ?? 'tooOften'
  return errors[error.status] ?? 'failed'
}

const passing = new Set<UploadError>(['offline', 'failed', 'noRoom', 'tooManyWait', 'tooOften'])

/** Whether the same file may be uploaded later. */
export const mayRetry = (error: UploadError) => passing.has(error)

/** The reason why a file was not uploaded, in the interface language. */
export function useUploadErrorText() {
  const t = useTexts('platform')
  const format = useFormats()
  return (error: UploadError) => t(`files.${error}`, { size: format.fileSize(maxFileBytes) })
}
