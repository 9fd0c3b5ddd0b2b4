import { MenuItem, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { ChangesFields } from '../macros/changes-fields.tsx'
import { type Automation, AutomationDraft, type Trigger, triggers } from '../contract-automations.ts'
import { automationsApi } from '../tickets-client.ts'
import styles from './automations.module.css'
import { DryRunResult } from './dry-run-result.tsx'

interface AutomationFormProps {
  /** Absent for a new one. */
  automation: Automation | undefined
  onClose: () => void
}

const usualHours = 48

/** When, if and then of an automation, with a dry run. */
export function AutomationForm({ automation, onClose }: AutomationFormProps) {
  const t = useTexts('tickets')
  const { values, change, invalidFields, isDirty, save, dryRun } = useAutomationForm(automation)
  const { name, trigger, idleHours, search, changes } = values
  return (
    <FormDialog
      title={automation ? t('macros.edit', { title: automation.name }) : t('automations.new')}
      action={t('save')}
      isDirty={isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of an opened form
        autoFocus
        fullWidth
        label={t('macros.name')}
        value={name}
        error={invalidFields.has('name')}
        helperText={invalidFields.has('name') && t('errors.required')}
        slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
        onChange={(event) => change({ name: event.target.value })}
      />
      <WhenFields
        trigger={trigger}
        idleHours={idleHours}
        isInvalid={invalidFields.has('idleHours')}
        onChange={change}
      />
      <TextField
        fullWidth
        label={t('automations.if')}
        value={search}
        placeholder="status:open priority:urgent"
        helperText={t('automations.ifHint')}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto', spellCheck: false } }}
        onChange={(event) => change({ search: event.target.value })}
      />
      <div className="grid one-column gap-3">
        <h3 className="text-14 semibold">{t('automations.then')}</h3>
        <ChangesFields changes={changes} isAutomatic onChange={(next) => change({ changes: next })} />
        {invalidFields.has('changes') && <p className={styles.error}>{t('automations.noChange')}</p>}
      </div>
      <DryRunResult dryRun={dryRun} isDisabled={Object.keys(changes).length === 0} />
    </FormDialog>
  )
}

interface WhenFieldsProps extends Pick<Automation, 'trigger' | 'idleHours'> {
  isInvalid: boolean
  onChange: (values: Partial<Pick<Automation, 'trigger' | 'idleHours'>>) => void
}

function WhenFields({ trigger, idleHours, isInvalid, onChange }: WhenFieldsProps) {
  const t = useTexts('tickets')
  return (
    <div className={styles.when}>
      <TextField
        select
        label={t('automations.trigger')}
        value={trigger}
        onChange={({ target }) => {
          const chosen: Trigger = triggers.find((one) => one === target.value) ?? 'created'
          onChange({ trigger: chosen, idleHours: chosen === 'idle' ? (idleHours ?? usualHours) : null })
        }}
      >
        {triggers.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`automations.triggers.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {trigger === 'idle' && (
        <TextField
          type="number"
          label={t('automations.hours')}
          value={idleHours ?? ''}
          error={isInvalid}
          slotProps={{ htmlInput: { min: 1, max: 8760 } }}
          onChange={({ target }) => onChange({ idleHours: target.value === '' ? null : Number(target.value) })}
        />
      )}
    </div>
  )
}

const emptyAutomation: AutomationDraftValues = {
  name: '',
  trigger: 'created',
  idleHours: null,
  search: '',
  changes: {},
}

type AutomationDraftValues = Pick<Automation, 'name' | 'trigger' | 'idleHours' | 'search' | 'changes'>

function useAutomationForm(automation: Automation | undefined) {
  const [initial] = useState<AutomationDraftValues>(() => {
    if (!automation) return emptyAutomation
    const { name, trigger, idleHours, search, changes } = automation
    return { name, trigger, idleHours, search, changes }
  })
  const [values, setValues] = useState(initial)
  const [isTried, setTried] = useState(false)
  const { mutateAsync: add } = useMutation(automationsApi.create.mutation({ quiet: true }))
  const { mutateAsync: edit } = useMutation(automationsApi.edit.mutation({ quiet: true }))
  const dryRun = useMutation(automationsApi.dryRun.mutation())
  const merge = useMergedEdit(automation)
  const { data: body, error } = AutomationDraft.omit({ isActive: true }).safeParse(values)
  const isWithoutHours = values.trigger === 'idle' && values.idleHours === null
  const issues = [...(error?.issues.map(({ path }) => path[0]) ?? []), ...(isWithoutHours ? ['idleHours'] : [])]

  const save = () => {
    setTried(true)
    if (!body || isWithoutHours) return
    return automation ? merge(body, (changed) => edit({ params: { id: automation.id }, body: changed })) : add({ body })
  }
  return {
    values,
    change: (changes: Partial<AutomationDraftValues>) => {
      dryRun.reset()
      setValues((values) => ({ ...values, ...changes }))
    },
    invalidFields: new Set(isTried ? issues : []),
    isDirty: !isSameJson(values, initial),
    save,
    dryRun: {
      result: dryRun.data,
      isPending: dryRun.isPending,
      run: () => {
        const { name: _name, ...searchAndChanges } = values
        dryRun.mutate({ body: searchAndChanges })
      },
    },
  }
}
