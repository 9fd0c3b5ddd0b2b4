import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../email-client.ts'
import styles from './folder-bar.module.css'

/** Notice when trash and spam are deleted, with a button to empty them now. */
export function FolderBar({ folder, canEmpty }: { folder: 'trash' | 'spam'; canEmpty: boolean }) {
  const t = useTexts('email')
  const [isAsking, setAsking] = useState(false)
  const emptyTrash = useMutation(api.emptyTrash.mutation())
  const emptySpam = useMutation(api.emptySpam.mutation())
  const { mutateAsync: empty, isPending } = folder === 'trash' ? emptyTrash : emptySpam
  return (
    <div className={styles.bar}>
      <span>{t(`${folder}.kept`)}</span>
      {canEmpty && (
        <Button size="small" color="error" disabled={isPending} onClick={() => setAsking(true)}>
          {t(`${folder}.empty`)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t(`${folder}.emptyTitle`)}
          action={t(`${folder}.empty`)}
          danger
          onConfirm={() =>
            void empty({}).then(
              ({ removed }) => toast({ text: t('done.removed', { count: removed }) }),
              () => {},
            )
          }
          onClose={() => setAsking(false)}
        >
          {t('trash.emptyText')}
        </ConfirmDialog>
      )}
    </div>
  )
}
