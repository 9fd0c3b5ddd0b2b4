import { Switch } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ListDialogRow } from '#platform/ui/list-dialog/list-dialog-row.tsx'
import { ListDialog } from '#platform/ui/list-dialog/list-dialog.tsx'
import type { Automation } from '../contract-automations.ts'
import { useChangesText } from '../macros/use-changes-text.ts'
import { automationsApi } from '../tickets-client.ts'
import { AutomationForm } from './automation-form.tsx'
import { RunList } from './run-list.tsx'

/** The automations, to create, edit and delete, and the log of their changes. */
export function AutomationsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('tickets')
  return (
    <ListDialog
      title={t('automations.title')}
      lead={t('automations.lead')}
      width="md"
      query={useQuery(automationsApi.list.query())}
      emptyText={t('automations.none')}
      newLabel={t('automations.new')}
      furtherTab={{ label: t('automations.log'), content: <RunList /> }}
      renderRow={(automation, edit) => <AutomationRow key={automation.id} automation={automation} onEdit={edit} />}
      renderForm={(automation, close) => <AutomationForm automation={automation} onClose={close} />}
      onClose={onClose}
    />
  )
}

function AutomationRow({ automation, onEdit }: { automation: Automation; onEdit: () => void }) {
  const t = useTexts('tickets')
  const changesText = useChangesText()
  const { mutate: change } = useMutation(automationsApi.edit.mutation())
  const { mutateAsync: add } = useMutation(automationsApi.create.mutation())
  const { mutateAsync: remove } = useMutation(automationsApi.remove.mutation())
  const { id, name, isActive, trigger, idleHours, search, changes, runCount } = automation
  return (
    <ListDialogRow
      title={name}
      start={
        <Switch
          checked={isActive}
          slotProps={{ input: { 'aria-label': t('automations.active', { name }) } }}
          onChange={(event) => change({ params: { id }, body: { isActive: event.target.checked } })}
        />
      }
      edit={{ label: t('macros.edit', { title: name }), run: onEdit }}
      remove={{
        label: t('macros.delete', { title: name }),
        run: () => remove({ params: { id } }),
        done: t('macros.deleted', { title: name }),
        undo: () => add({ body: { name, isActive, trigger, idleHours, search, changes } }),
      }}
    >
      <p className="text-quiet text-13">
        {t(`automations.when.${trigger}`, { count: idleHours ?? 0 })}
        {search && (
          <>
            {' · '}
            <code dir="ltr">{search}</code>
          </>
        )}
        {' · '}
        {changesText(changes)}
      </p>
      <p className="text-quiet text-13">{t('automations.ran', { count: runCount })}</p>
    </ListDialogRow>
  )
}
