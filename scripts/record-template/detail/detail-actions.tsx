import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { PlainRecord } from '../contract.ts'
import { usePlainRecordActions } from '../use-plain-record-actions.ts'
import { useRights } from '../use-rights.ts'

/** Actions on a record that is not in the trash. */
export function DetailActions({ plainRecord }: { plainRecord: PlainRecord }) {
  const t = useTexts('plain-records')
  const navigate = useNavigate()
  const rights = useRights(plainRecord)
  const { trash } = usePlainRecordActions()
  const editPath = `/apps/plain-records/${plainRecord.id}/edit`
  const mayEdit = rights.update && !plainRecord.deleted
  useShortcuts(t('one'), mayEdit ? [{ keys: 'e', label: t('edit'), run: () => void navigate(editPath) }] : [])
  return (
    <>
      {rights.remove && !plainRecord.deleted && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<IconTrash size={18} aria-hidden />}
          onClick={() => trash(plainRecord)}
        >
          {t('trash.move')}
        </Button>
      )}
      {mayEdit && (
        <Button component={Link} to={editPath} variant="contained" startIcon={<IconPencil size={18} aria-hidden />}>
          {t('edit')}
        </Button>
      )}
    </>
  )
}
