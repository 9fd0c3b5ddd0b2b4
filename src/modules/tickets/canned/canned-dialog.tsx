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
import { hasChanges } from './macro-change.ts'
import { useChangesText } from './use-changes-text.ts'

// The server checks rules in the same way: the author may change a reply, and no assignee grants more.
const asRecord = ({ createdById }: Canned) => ({ createdById, assigneeId: '', requesterUserId: '' })

/** The macros, to create, edit and delete. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('tickets')
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  const [editing, setEditing] = useState<Canned | 'new'>()
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
          <CannedList onEdit={setEditing} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function CannedList({ onEdit }: { onEdit: (canned: Canned | 'new') => void }) {
  const t = useTexts('tickets')
  const rights = useRights()
  const { data: canned, error, refetch } = useQuery(api.canned.query())
  return (
    <>
      <p className={styles.lead}>{t('canned.lead')}</p>
      {error && !canned && <ErrorState error={error} onRetry={() => void refetch()} small as="p" />}
      {!canned && !error && <Skeleton height={180} />}
      {canned?.length === 0 && <EmptyState small as="p" title={t('canned.none')} />}
      <ul className={styles.list}>
        {canned?.map((reply) => (
          <CannedRow key={reply.id} reply={reply} onEdit={() => onEdit(reply)} />
        ))}
      </ul>
      {rights.create && (
        <Button startIcon={<IconPlus aria-hidden />} onClick={() => onEdit('new')}>
          {t('canned.new')}
        </Button>
      )}
    </>
  )
}

function CannedRow({ reply, onEdit }: { reply: Canned; onEdit: () => void }) {
  const t = useTexts('tickets')
  const can = useCan()
  const trash = useTrashCanned()
  const changesText = useChangesText()
  const { title } = reply
  return (
    <li className={styles.reply}>
      <span className="grid one-column flex-1 min-inline-0 break-anywhere">
        <span className="medium" dir="auto">
          {title}
        </span>
        {hasChanges(reply) && <span className="text-quiet text-13">{changesText(reply.changes)}</span>}
      </span>
      {can('update', tickets.name, asRecord(reply)) && (
        <IconAction label={t('canned.edit', { title })} icon={<IconPencil size={18} aria-hidden />} onClick={onEdit} />
      )}
      {can('delete', tickets.name, asRecord(reply)) && (
        <IconAction
          label={t('canned.delete', { title })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => void trash(reply)}
        />
      )}
    </li>
  )
}

function useTrashCanned() {
  const t = useTexts('tickets')
  const { mutateAsync: add } = useMutation(api.addCanned.mutation())
  const { mutateAsync: remove } = useMutation(api.removeCanned.mutation())
  return async ({ id, title, html, changes }: Canned) => {
    try {
      await remove({ params: { id } })
      const action = { label: t('undo'), run: () => void add({ body: { title, html, changes } }).catch(() => {}) }
      toast({ text: t('canned.deleted', { title }), action })
    } catch {
      // The application reports failures itself.
    }
  }
}
