import { IconFileTypePdf } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { PaperSize } from '#platform/contracts/paper-size.ts'
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
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await load({ language, size }))
    } catch {
      toast({ text: t('errors.pdf'), tone: 'error', action: { label: t('retry'), run: () => void download() } })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<IconFileTypePdf aria-hidden />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() => void download()}
    >
      {t('downloadPdf')}
    </Button>
  )
}
