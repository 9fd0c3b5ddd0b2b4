import { IconUserX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { base } from '#platform/web/navigation/base.ts'
import { api } from '../account/account-client.ts'
import { Fact } from '../account/account-section.tsx'
import { useConfirmedMutation } from '../account/confirm-first.ts'

/** Deletes the user's own account after a confirmation. */
export function DeleteAccount({ isLastAdministrator }: { isLastAdministrator: boolean }) {
  const t = useTexts('auth')
  const [isAsking, setAsking] = useState(false)
  // The default refetch after a write would fail: the account no longer exists.
  const remove = useConfirmedMutation(
    { ...api.remove.mutation(), meta: {} },
    { onDone: () => location.assign(`${base}auth/login`) },
  )
  return (
    <>
      <Fact
        icon={<IconUserX size={20} aria-hidden />}
        title={t('account.remove.what')}
        text={t(isLastAdministrator ? 'account.remove.last' : 'account.remove.keeps')}
      >
        <Button
          variant="outlined"
          color="error"
          aria-haspopup="dialog"
          disabled={isLastAdministrator}
          loading={remove.isPending}
          onClick={() => setAsking(true)}
        >
          {t('account.remove.action')}
        </Button>
      </Fact>
      {isAsking && (
        <ConfirmDialog
          title={t('account.remove.ask')}
          action={t('account.remove.action')}
          danger
          onConfirm={() => remove.mutate({})}
          onClose={() => setAsking(false)}
        >
          {t('account.remove.askText')}
        </ConfirmDialog>
      )}
    </>
  )
}
