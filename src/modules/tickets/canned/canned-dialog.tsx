import { IconPencil, IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { Button, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCan } from '#platform/web/session/session.ts'
import { tickets } from '../contract.ts'
import type { Canned } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import { useRights } from '../use-rights.ts'
import styles from './canned-dialog.module.css'
import { CannedForm } from './canned-form.tsx'

// As the server asks the rules: whoever wrote it may change it; that nobody has taken it is no invitation.
const asRecord = ({ createdById }: Canned) => ({ createdById, assigneeId: '', requesterUserId: '' })

/** The replies that are ready to be used: to see, to make, to change and to delete. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('tickets')
  const id = useId()
  const can = useCan()
  const rights = useRights()
  const isSmall = useMediaQuery('(width < 600px)')
  const { data: canned, error, refetch } = useQuery(api.canned.query())
  const [editing, setEditing] = useState<Canned | 'new'>()
  const { mutateAsync: add } = useMutation(api.addCanned.mutation())
  const { mutateAsync: remove } = useMutation(api.removeCanned.mutation())
  const trash = async ({ id: cannedId, title, html }: Canned) => {
    try {
      await remove({ params: { id: cannedId } })
      const action = { label: t('undo'), run: () => void add({ body: { title, html } }).catch(() => {}) }
      toast({ text: t('canned.deleted', { title }), action })
    } catch {
      // The application has told of the refusal.
    }
  }

  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} className="row justify-between">
        {t('canned.title')}
        <IconButton aria-label={t('close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {editing ? (
          <CannedForm canned={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        ) : (
          <>
            <p className={styles.lead}>{t('canned.lead')}</p>
            {error && !canned && <ErrorState error={error} onRetry={() => void refetch()} small as="p" />}
            {!canned && !error && <Skeleton height={180} />}
            {canned?.length === 0 && <EmptyState small as="p" title={t('canned.none')} />}
            <ul className={styles.list}>
              {canned?.map((reply) => (
                <li key={reply.id} className={styles.reply}>
                  <span className="flex-1 min-inline-0 medium break-anywhere" dir="auto">
                    {reply.title}
                  </span>
                  {can('update', tickets.name, asRecord(reply)) && (
                    <IconAction
                      label={t('canned.edit', { title: reply.title })}
                      icon={<IconPencil size={18} aria-hidden />}
                      onClick={() => setEditing(reply)}
                    />
                  )}
                  {can('delete', tickets.name, asRecord(reply)) && (
                    <IconAction
                      label={t('canned.delete', { title: reply.title })}
                      icon={<IconTrash size={18} aria-hidden />}
                      onClick={() => void trash(reply)}
                    />
                  )}
                </li>
              ))}
            </ul>
            {rights.create && (
              <Button startIcon={<IconPlus aria-hidden />} onClick={() => setEditing('new')}>
                {t('canned.new')}
              </Button>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
