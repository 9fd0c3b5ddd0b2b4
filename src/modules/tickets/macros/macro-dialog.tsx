import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ListDialogRow } from '#platform/ui/list-dialog/list-dialog-row.tsx'
import { ListDialog } from '#platform/ui/list-dialog/list-dialog.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { tickets } from '../contract.ts'
import type { Macro } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'
import { useRights } from '../use-rights.ts'
import { MacroForm } from './macro-form.tsx'
import { hasChanges } from './macro-change.ts'
import { useChangesText } from './use-changes-text.ts'

// The server checks rules in the same way: the author may change a reply, and no assignee grants more.
const asRecord = ({ createdById }: Macro) => ({ createdById, assigneeId: '', requesterUserId: '' })

/** The macros, to create, edit and delete. */
export function MacroDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('tickets')
  const rights = useRights()
  return (
    <ListDialog
      title={t('macros.title')}
      lead={t('macros.lead')}
      query={useQuery(api.macros.query())}
      emptyText={t('macros.none')}
      newLabel={rights.create ? t('macros.new') : undefined}
      renderRow={(macro, edit) => <MacroRow key={macro.id} macro={macro} onEdit={edit} />}
      renderForm={(macro, close) => <MacroForm macro={macro} onClose={close} />}
      onClose={onClose}
    />
  )
}

function MacroRow({ macro, onEdit }: { macro: Macro; onEdit: () => void }) {
  const t = useTexts('tickets')
  const can = useCan()
  const changesText = useChangesText()
  const { mutateAsync: add } = useMutation(api.addMacro.mutation())
  const { mutateAsync: remove } = useMutation(api.removeMacro.mutation())
  const { id, title, html, changes } = macro
  const removal = {
    label: t('macros.delete', { title }),
    run: () => remove({ params: { id } }),
    done: t('macros.deleted', { title }),
    undo: () => add({ body: { title, html, changes } }),
  }
  return (
    <ListDialogRow
      title={title}
      edit={
        can('update', tickets.name, asRecord(macro)) ? { label: t('macros.edit', { title }), run: onEdit } : undefined
      }
      remove={can('delete', tickets.name, asRecord(macro)) ? removal : undefined}
    >
      {hasChanges(macro) && <p className="text-quiet text-13">{changesText(changes)}</p>}
    </ListDialogRow>
  )
}
