import { IconKey, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import { Fact, Facts } from '../account/account-section.tsx'
import { FactsSkeleton } from '../account/account-skeleton.tsx'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import type { Account, Passkey } from '../contract-account.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { useNewPasskey } from './use-new-passkey.ts'

// An IP address such as 127.0.0.1 or [::1]; browsers create passkeys for host names only.
const isNumber = /^[\d.]+$|^\[/

function getHint(): 'unsupported' | 'byName' | 'hint' {
  if (!browserSupportsWebAuthn()) return 'unsupported'
  return isNumber.test(location.hostname) ? 'byName' : 'hint'
}

const subscribeToNothing = () => () => {}

/** The user's passkeys; each replaces both the password and the second factor. */
export function Passkeys({ account }: { account: Account }) {
  const t = useTexts('auth')
  const { data: passkeys, error, refetch } = useQuery(api.listPasskeys.query())
  // The server cannot know what the browser supports.
  const hint = useSyncExternalStore(subscribeToNothing, getHint, () => 'hint' as const)
  const { add, isPending } = useNewPasskey()

  if (!passkeys) {
    return error ? <ErrorState small as="h3" error={error} onRetry={() => void refetch()} /> : <FactsSkeleton />
  }
  const isLast = account.secondFactorDemanded && account.secondFactorSince === null && passkeys.length === 1
  return (
    <Facts>
      {passkeys.map((passkey) => (
        <Row key={passkey.id} passkey={passkey} isNeeded={isLast} />
      ))}
      <Fact
        icon={passkeys.length === 0 && <IconKey size={20} aria-hidden />}
        title={t(passkeys.length === 0 ? 'account.passkeys.none' : 'account.passkeys.another')}
        text={t(`account.passkeys.${hint}`)}
      >
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<IconPlus aria-hidden />}
          disabled={hint !== 'hint'}
          loading={isPending}
          loadingPosition="start"
          onClick={add}
        >
          {t('account.passkeys.add')}
        </Button>
      </Fact>
    </Facts>
  )
}

interface RowProps {
  passkey: Passkey
  /** The role requires a second factor, and this is the last one. */
  isNeeded: boolean
}

function Row({ passkey: { id, name, isSynced, createdAt, lastUsedAt }, isNeeded }: RowProps) {
  const t = useTexts('auth')
  const format = useFormats()
  const [openDialog, setOpenDialog] = useState<'rename' | 'remove'>()
  const remove = useConfirmedMutation(api.removePasskey.mutation(), {
    onDone: () => toast({ tone: 'success', text: t('account.passkeys.removed', { name }) }),
  })
  const added = t(isSynced ? 'account.passkeys.addedSynced' : 'account.passkeys.added', {
    when: format.date(createdAt),
  })
  const used =
    lastUsedAt === null
      ? t('account.passkeys.unused')
      : t('account.passkeys.used', { when: format.relative(lastUsedAt) })
  return (
    <Fact
      icon={<IconKey size={20} aria-hidden />}
      title={<bdi {...asWritten(name)}>{name}</bdi>}
      text={
        <>
          <div>{added}</div>
          <div>{used}</div>
          {isNeeded && <div>{t('account.factor.needed')}</div>}
        </>
      }
    >
      <IconAction
        label={t('account.passkeys.renameOf', { name })}
        icon={<IconPencil size={20} aria-hidden />}
        opens="dialog"
        isDisabled={remove.isPending}
        onClick={() => setOpenDialog('rename')}
      />
      <IconAction
        label={t('account.passkeys.removeOf', { name })}
        icon={<IconTrash size={20} aria-hidden />}
        opens="dialog"
        isDisabled={remove.isPending || isNeeded}
        onClick={() => setOpenDialog('remove')}
      />
      {openDialog === 'rename' && <RenameDialog id={id} name={name} onClose={() => setOpenDialog(undefined)} />}
      {openDialog === 'remove' && (
        <ConfirmDialog
          title={t('account.passkeys.removeAsk', { name })}
          action={t('account.passkeys.remove')}
          danger
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setOpenDialog(undefined)}
        >
          {t('account.passkeys.removeText')}
        </ConfirmDialog>
      )}
    </Fact>
  )
}
