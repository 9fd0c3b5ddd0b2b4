import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { failureToReport } from '#platform/web/session/session-guard.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import styles from './name-dialog.module.css'

interface NameDialogProps {
  /** The role that is renamed; without it, one is made. */
  role?: RoleRecord
  /** Whose rules a new one has at first. */
  copyOf?: string | undefined
  onMade?: (id: string) => void
  onClose: () => void
}

const quietly = <Options extends { meta: object }>(options: Options) => ({
  ...options,
  meta: { ...options.meta, quiet: true },
})
const creating = quietly(api.create.mutation())
const renaming = quietly(api.edit.mutation())

/** Makes a role as a copy of another, or gives one another name. */
export function NameDialog({ role, copyOf = 'viewer', onMade, onClose }: NameDialogProps) {
  const t = useTexts('roles')
  const nameOf = useRoleName()
  const id = useId()
  const { data: all = [] } = useQuery(api.list.query())
  const [name, setName] = useState(role?.name ?? '')
  const [model, setModel] = useState(copyOf)
  const [isTried, setTried] = useState(false)
  const create = useMutation(creating)
  const rename = useMutation(renaming)
  const undo = useMutation(api.remove.mutation())
  const undoRename = useMutation(api.edit.mutation())
  const error = failureToReport(create.error ?? rename.error)
  const isBusy = create.isPending || rename.isPending
  const isMissing = isTried && name.trim() === ''
  const isTaken = error instanceof Failure && error.status === 409

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '' || isBusy) return
    try {
      if (role) {
        const before = role.name ?? ''
        const params = { id: role.id }
        const { name: now } = await rename.mutateAsync({ params, body: { name } })
        toast({
          text: t('done.renamed', { role: now ?? '' }),
          tone: 'success',
          action: { label: t('undo'), run: () => undoRename.mutate({ params, body: { name: before } }) },
        })
        onClose()
      } else {
        const made = await create.mutateAsync({ body: { name, copyOf: model } })
        toast({
          text: t('done.created', { role: nameOf(made.id, made.name) }),
          tone: 'success',
          action: { label: t('undo'), run: () => undo.mutate({ params: { id: made.id }, body: {} }) },
        })
        onMade?.(made.id)
      }
    } catch {
      // The form shows the refusal.
    }
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t(role ? 'name.rename' : 'name.add')}</DialogTitle>
        <DialogContent className={styles.content}>
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
          {!role && (
            <TextField
              select
              fullWidth
              label={t('name.copyOf')}
              value={all.some((one) => one.id === model) ? model : ''}
              onChange={({ target }) => setModel(target.value)}
            >
              {all.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {nameOf(one.id, one.name)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t(role ? 'name.save' : 'name.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
