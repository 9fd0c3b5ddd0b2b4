import { Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../contacts-client.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import styles from './trash-bar.module.css'

export function TrashBar() {
  const t = useTexts('contacts')
  const rights = useRights()
  const { close } = useContactsView()
  const { data: facets } = useQuery(api.facets.query())
  const { mutateAsync: empty, isPending } = useMutation(api.emptyTrash.mutation())
  const [isAsking, setAsking] = useState(false)
  const count = facets?.deleted ?? 0
  return (
    <div className={styles.bar}>
      <p>{t('trash.note')}</p>
      {rights.remove && count > 0 && (
        <Button size="small" color="error" disabled={isPending} onClick={() => setAsking(true)}>
          {t('trash.empty')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('purgeMany.title', { count })}
          action={t('trash.empty')}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            close()
            void empty({}).then(
              ({ removed }) => toast({ text: t('done.purgedMany', { count: removed }) }),
              () => {},
            )
          }}
        >
          {t('purgeMany.text')}
        </ConfirmDialog>
      )}
    </div>
  )
}
