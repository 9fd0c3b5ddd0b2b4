import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import { AccountSection, Fact, Facts } from '../account/account-section.tsx'
import { FactsSkeleton } from '../account/account-skeleton.tsx'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import { SessionRow } from './session-row.tsx'

/** The browsers in which the user is signed in. */
export function SessionsTab() {
  const t = useTexts('auth')
  const { data: sessions, error, refetch } = useQuery(api.listSessions.query())
  return (
    <AccountSection title={t('account.sessions.title')} text={t('account.sessions.text')}>
      {sessions ? (
        <Facts>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
          <OtherSessions count={sessions.filter(({ isCurrent }) => !isCurrent).length} />
        </Facts>
      ) : error ? (
        <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />
      ) : (
        <FactsSkeleton />
      )}
    </AccountSection>
  )
}

/** Ends all other sessions. */
function OtherSessions({ count }: { count: number }) {
  const t = useTexts('auth')
  const [isAsking, setAsking] = useState(false)
  const end = useConfirmedMutation(api.endOtherSessions.mutation(), {
    onDone: ({ ended }) => toast({ tone: 'success', text: t('account.sessions.endedOthers', { count: ended }) }),
  })
  if (count === 0) return <Fact title={t('account.sessions.alone')} text={t('account.sessions.aloneText')} />
  return (
    <Fact title={t('account.sessions.others', { count })} text={t('account.sessions.othersText')}>
      <Button
        variant="outlined"
        color="error"
        aria-haspopup="dialog"
        loading={end.isPending}
        onClick={() => setAsking(true)}
      >
        {t('account.sessions.endOthers')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('account.sessions.endOthersAsk', { count })}
          action={t('account.sessions.endOthers')}
          danger
          onConfirm={() => end.mutate({})}
          onClose={() => setAsking(false)}
        >
          {t('account.sessions.endText')}
        </ConfirmDialog>
      )}
    </Fact>
  )
}
