import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { failureToReport } from '#platform/web/session/session-guard.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import styles from './remove-dialog.module.css'

const removing = api.remove.mutation({ quiet: true })

/** Deletes a role; its users get another one. */
export function RemoveDialog({
  role,
  onClose,
  onRemoved,
}: {
  role: RoleRecord
  onClose: () => void
  onRemoved: () => void
}) {
  const t = useTexts('roles')
  const failureText = useFailureText()
  const getRoleName = useRoleName()
  const title = useId()
  const { data: all = [] } = useQuery(api.list.query())
  const [moveTo, setMoveTo] = useState('viewer')
  const remove = useMutation(removing)
  const failure = failureToReport(remove.error)
  const confirm = async () => {
    try {
      // `mutateAsync`, since the dialog unmounts with the role, and with it callbacks of `mutate`.
      await remove.mutateAsync({ params: { id: role.id }, body: role.users > 0 ? { moveTo } : {} })
      toast({ text: t('done.removed', { role: getRoleName(role.id, role.name) }) })
      onRemoved()
    } catch {
      // The dialog shows the refusal.
    }
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={remove.isPending ? () => {} : onClose}>
      <DialogTitle id={title}>{t('remove.title', { role: getRoleName(role.id, role.name) })}</DialogTitle>
      <DialogContent className={styles.content}>
        <p>{role.users > 0 ? t('remove.users', { count: role.users }) : t('remove.text')}</p>
        {role.users > 0 && (
          <TextField
            select
            fullWidth
            label={t('remove.moveTo')}
            value={moveTo}
            onChange={({ target }) => setMoveTo(target.value)}
          >
            {all
              .filter(({ id }) => id !== role.id)
              .map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {getRoleName(one.id, one.name)}
                </MenuItem>
              ))}
          </TextField>
        )}
        {failure && <Alert severity="error">{t('remove.failed', { message: failureText(failure) })}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={remove.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="contained" color="error" loading={remove.isPending} onClick={() => void confirm()}>
          {t('remove.action')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
