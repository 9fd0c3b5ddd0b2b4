import { IconPencil, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import type { PlainRecord } from '../contract.ts'
import { usePlainRecordActions } from '../use-plain-record-actions.ts'
import { useRights } from '../use-rights.ts'

const icon = { size: 18, 'aria-hidden': true } as const

/** Actions on one row of the list. */
export function RowActions({ plainRecord }: { plainRecord: PlainRecord }) {
  const t = useTexts('plain-records')
  const navigate = useNavigate()
  const rights = useRights(plainRecord)
  const actions = usePlainRecordActions()
  const [isAsking, setAsking] = useState(false)
  const { id, deleted } = plainRecord
  const name = plainRecord.plainName
  return (
    <span className="flex">
      {rights.update && !deleted && (
        <IconAction
          label={t('row.edit', { name })}
          icon={<IconPencil {...icon} />}
          onClick={() => void navigate(`/apps/plain-records/${id}/edit`)}
        />
      )}
      {rights.remove && !deleted && (
        <IconAction
          label={t('row.trash', { name })}
          icon={<IconTrash {...icon} />}
          onClick={() => actions.trash(plainRecord)}
        />
      )}
      {rights.update && deleted && (
        <IconAction
          label={t('row.restore', { name })}
          icon={<IconRestore {...icon} />}
          onClick={() => actions.restore(plainRecord)}
        />
      )}
      {rights.remove && deleted && (
        <IconAction
          label={t('row.remove', { name })}
          icon={<IconTrashX {...icon} />}
          opens="dialog"
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && (
        <PurgeDialog name={name} onConfirm={() => actions.purge(plainRecord)} onClose={() => setAsking(false)} />
      )}
    </span>
  )
}
