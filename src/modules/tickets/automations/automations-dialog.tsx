import { IconPencil, IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { Button, Dialog, DialogContent, DialogTitle, IconButton, Switch, Tab, Tabs, useMediaQuery } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Automation } from '../contract-automations.ts'
import { useChangesText } from '../canned/use-changes-text.ts'
import { automationsApi } from '../tickets-client.ts'
import { AutomationForm } from './automation-form.tsx'
import styles from './automations-dialog.module.css'
import { RunList } from './run-list.tsx'

/** The automations, to create, edit and delete, and the log of their changes. */
export function AutomationsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('tickets')
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  const [tab, setTab] = useState<'list' | 'log'>('list')
  const [editing, setEditing] = useState<Automation | 'new'>()
  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} className="row justify-between">
        {t('automations.title')}
        <IconButton aria-label={t('close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {editing ? (
          <AutomationForm automation={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        ) : (
          <>
            <Tabs value={tab} aria-label={t('automations.title')} onChange={(_, next: 'list' | 'log') => setTab(next)}>
              <Tab value="list" label={t('automations.rules')} />
              <Tab value="log" label={t('automations.log')} />
            </Tabs>
            {tab === 'log' ? <RunList /> : <AutomationList onEdit={setEditing} />}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

function AutomationList({ onEdit }: { onEdit: (automation: Automation | 'new') => void }) {
  const t = useTexts('tickets')
  const { data, error, refetch } = useQuery(automationsApi.list.query())
  return (
    <>
      <p className={styles.lead}>{t('automations.lead')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} small as="p" />}
      {!data && !error && <Skeleton height={160} />}
      {data?.length === 0 && <EmptyState small as="p" title={t('automations.none')} />}
      <ul className={styles.list}>
        {data?.map((automation) => (
          <AutomationRow key={automation.id} automation={automation} onEdit={() => onEdit(automation)} />
        ))}
      </ul>
      <Button startIcon={<IconPlus aria-hidden />} onClick={() => onEdit('new')}>
        {t('automations.new')}
      </Button>
    </>
  )
}

function AutomationRow({ automation, onEdit }: { automation: Automation; onEdit: () => void }) {
  const t = useTexts('tickets')
  const changesText = useChangesText()
  const { mutate: edit } = useMutation(automationsApi.edit.mutation())
  const trash = useTrashAutomation()
  const { id, name, isActive, trigger, idleHours, search, changes, runCount } = automation
  return (
    <li className={styles.row}>
      <Switch
        checked={isActive}
        slotProps={{ input: { 'aria-label': t('automations.active', { name }) } }}
        onChange={(event) => edit({ params: { id }, body: { isActive: event.target.checked } })}
      />
      <span className="grid one-column flex-1 min-inline-0 break-anywhere">
        <span className="medium" dir="auto">
          {name}
        </span>
        <span className="text-quiet text-13">
          {t(`automations.when.${trigger}`, { count: idleHours ?? 0 })}
          {search && (
            <>
              {' · '}
              <code dir="ltr">{search}</code>
            </>
          )}
          {' · '}
          {changesText(changes)}
        </span>
        <span className="text-quiet text-13">{t('automations.ran', { count: runCount })}</span>
      </span>
      <IconAction
        label={t('canned.edit', { title: name })}
        icon={<IconPencil size={18} aria-hidden />}
        onClick={onEdit}
      />
      <IconAction
        label={t('canned.delete', { title: name })}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => void trash(automation)}
      />
    </li>
  )
}

function useTrashAutomation() {
  const t = useTexts('tickets')
  const { mutateAsync: add } = useMutation(automationsApi.create.mutation())
  const { mutateAsync: remove } = useMutation(automationsApi.remove.mutation())
  return async ({ id, name, isActive, trigger, idleHours, search, changes }: Automation) => {
    try {
      await remove({ params: { id } })
      const body = { name, isActive, trigger, idleHours, search, changes }
      const action = { label: t('undo'), run: () => void add({ body }).catch(() => {}) }
      toast({ text: t('canned.deleted', { title: name }), action })
    } catch {
      // The application reports failures itself.
    }
  }
}
