import { IconFileTypePdf } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import type { PaperSize } from '#platform/contracts/paper-size.ts'
import { Failure } from '#platform/errors/failure.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { ReceivedFile } from '#platform/web/api/request.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { usePaperSize } from './paper.ts'

/** Whether the server writes PDF files; that of the demo does not. */
export const writesPdf = import.meta.env.MODE !== 'demo'

interface PdfButtonProps {
  /** Requests the file in the language and on the paper of the print preview. */
  load: (query: { language: Language; size: PaperSize }) => Promise<ReceivedFile>
}

/** Downloads a document as the server writes it. */
export function PdfButton({ load }: PdfButtonProps) {
  const t = useTexts('invoices')
  const language = useSetting('isLanguage')
  const size = usePaperSize()
  const { mutate: download, isPending } = useMutation({
    mutationFn: async () => {
      try {
        saveFile(await load({ language, size }))
      } catch (error) {
        const status = error instanceof Failure ? error.status : undefined
        // An exceeded limit is shown as everywhere else, with its name.
        if (status === 429) throw error
        // Another attempt would be refused again.
        const retry = status === 422 ? undefined : { label: t('retry'), run: () => download() }
        toast({ text: t(retry ? 'errors.pdf' : 'errors.pdfTooLong'), tone: 'error', ...(retry && { action: retry }) })
      }
    },
  })
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<IconFileTypePdf aria-hidden />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => download()}
    >
      {t('downloadPdf')}
    </Button>
  )
}
