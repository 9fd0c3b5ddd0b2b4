import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ListDialogRow } from '#platform/ui/list-dialog/list-dialog-row.tsx'
import { ListDialog } from '#platform/ui/list-dialog/list-dialog.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { tickets } from '../contract.ts'
import type { Canned } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import { useRights } from '../use-rights.ts'
import { CannedForm } from './canned-form.tsx'
import { hasChanges } from './macro-change.ts'
import { useChangesText } from './use-changes-text.ts'

// The server checks rules in the same way: the author may change a reply, and no assignee grants more.
const asRecord = ({ createdById }: Canned) => ({ createdById, assigneeId: '', requesterUserId: '' })

/** The macros, to create, edit and delete. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('tickets')
  const rights = useRights()
  return (
    <ListDialog
      title={t('canned.title')}
      lead={t('canned.lead')}
      query={useQuery(api.canned.query())}
      emptyText={t('canned.none')}
      newLabel={rights.create ? t('canned.new') : undefined}
      renderRow={(reply, edit) => <CannedRow key={reply.id} reply={reply} onEdit={edit} />}
      renderForm={(reply, close) => <CannedForm canned={reply} onClose={close} />}
      onClose={onClose}
    />
  )
}

function CannedRow({ reply, onEdit }: { reply: Canned; onEdit: () => void }) {
  const t = useTexts('tickets')
  const can = useCan()
  const changesText = useChangesText()
  const { mutateAsync: add } = useMutation(api.addCanned.mutation())
  const { mutateAsync: remove } = useMutation(api.removeCanned.mutation())
  const { id, title, html, changes } = reply
  const removal = {
    label: t('canned.delete', { title }),
    run: () => remove({ params: { id } }),
    done: t('canned.deleted', { title }),
    undo: () => add({ body: { title, html, changes } }),
  }
  return (
    <ListDialogRow
      title={title}
      edit={
        can('update', tickets.name, asRecord(reply)) ? { label: t('canned.edit', { title }), run: onEdit } : undefined
      }
      remove={can('delete', tickets.name, asRecord(reply)) ? removal : undefined}
    >
      {hasChanges(reply) && <p className="text-quiet text-13">{changesText(changes)}</p>}
    </ListDialogRow>
  )
}
