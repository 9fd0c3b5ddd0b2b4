import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { useRights } from '../use-rights.ts'
import type { Apply } from './bulk-actions.tsx'
import type { RunBatches } from './use-bulk.ts'
import { type PurgeContacts, usePurge } from './use-purge.ts'

interface TrashedActionsProps {
  size: number
  run: RunBatches
  onApply: Apply
  onPurge: (purge: PurgeContacts) => void
}

/** The actions in the trash. */
export function TrashedActions({ size, run, onApply, onPurge }: TrashedActionsProps) {
  const t = useTexts('contacts')
  const rights = useRights()
  const purge = usePurge(run)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {rights.update && (
        <IconAction
          label={t('restore')}
          icon={<IconRestore size={18} aria-hidden />}
          onClick={() => onApply({ deleted: false }, (count) => t('done.restoredMany', { count }))}
        />
      )}
      {rights.remove && (
        <IconAction label={t('purge')} icon={<IconTrash size={18} aria-hidden />} onClick={() => setAsking(true)} />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('purgeMany.title', { count: size })}
          action={t('purge')}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => onPurge(purge)}
        >
          {t('purgeMany.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
