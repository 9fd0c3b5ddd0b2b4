import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { failureToReport } from '#platform/web/session/session-guard.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useCreateRole, useRenameRole } from './use-name-role.ts'

interface NameDialogProps {
  /** The role that is renamed; without it, one is created. */
  role?: RoleRecord
  /** The id of the role whose rules are suggested for a new one. */
  copyOf?: string | undefined
  onCreated?: (id: string) => void
  onClose: () => void
}

/** Creates a role as a copy of another, or renames one. */
export function NameDialog({ role, copyOf = 'viewer', onCreated, onClose }: NameDialogProps) {
  const t = useTexts('roles')
  const [name, setName] = useState(role?.name ?? '')
  const [model, setModel] = useState(copyOf)
  const [isTried, setTried] = useState(false)
  const create = useCreateRole((id) => onCreated?.(id))
  const rename = useRenameRole(role, onClose)
  const error = failureToReport(create.error ?? rename.error)
  const isMissing = isTried && name.trim() === ''
  const isTaken = error instanceof Failure && error.status === 409

  const submit = () => {
    setTried(true)
    if (name.trim() === '') return
    if (role) rename.mutate({ params: { id: role.id }, body: { name } })
    else create.mutate({ body: { name, copyOf: model } })
  }

  return (
    <FormDialog
      title={t(role ? 'name.rename' : 'name.add')}
      action={t(role ? 'name.save' : 'name.create')}
      isBusy={create.isPending || rename.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type the name
        autoFocus
        fullWidth
        label={t('name.label')}
        value={name}
        error={isMissing || error !== null}
        helperText={isMissing ? t('name.missing') : error && t(isTaken ? 'name.taken' : 'name.failed')}
        slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
        onChange={({ target }) => setName(target.value)}
      />
      {!role && <ModelField value={model} onChange={setModel} />}
    </FormDialog>
  )
}

function ModelField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const { data: all = [] } = useQuery(api.list.query())
  return (
    <TextField
      select
      fullWidth
      label={t('name.copyOf')}
      value={all.some((one) => one.id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {getRoleName(one.id, one.name)}
        </MenuItem>
      ))}
    </TextField>
  )
}
