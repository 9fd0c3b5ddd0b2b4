import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import type { TextDocument } from '../contract.ts'
import type { DocumentActions } from '../use-document-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './document-pane.module.css'

interface TrashNoticeProps {
  document: TextDocument
  actions: DocumentActions
}

/** Restores a document from the trash, or deletes it permanently. */
export function TrashNotice({ document, actions }: TrashNoticeProps) {
  const t = useTexts('form-tiptap')
  const rights = useRights()
  const [isAsking, setAsking] = useState(false)
  const title = document.title || t('untitled')
  return (
    <>
      <Alert
        severity="info"
        className={styles.notice}
        action={
          <>
            {rights.update && (
              <Button color="inherit" size="small" onClick={() => actions.restore(document)}>
                {t('trash.restore')}
              </Button>
            )}
            {rights.remove && (
              <Button color="inherit" size="small" onClick={() => setAsking(true)}>
                {t('trash.remove')}
              </Button>
            )}
          </>
        }
      >
        {t('trash.note')}
      </Alert>
      {isAsking && (
        <PurgeDialog name={title} onConfirm={() => actions.purge(document)} onClose={() => setAsking(false)}>
          {t('trash.removeText', { title })}
        </PurgeDialog>
      )}
    </>
  )
}
