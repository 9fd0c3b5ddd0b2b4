import { Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { api, channelsQuery } from '../chats-client.ts'
import { useRights } from '../use-rights.ts'

interface JoinChannelProps {
  id: number
  /** The error to show if there is no such channel. */
  error: unknown
  onRetry: () => void
}

/** A channel that the user has not joined: its topic, and a button to join. */
export function JoinChannel({ id, error, onRetry }: JoinChannelProps) {
  const t = useTexts('chats')
  const { canJoin } = useRights()
  const { data, isPending } = useQuery(channelsQuery)
  const join = useMutation(api.join.mutation())
  const channel = data?.find((one) => one.id === id)
  if (isPending) return null
  if (!channel) return <ErrorState error={error} onRetry={onRetry} />
  const isOpen = canJoin && channel.archivedAt === null
  return (
    <EmptyState
      picture="/pictures/empty/inbox-empty.svg"
      title={`#${channel.name}`}
      text={channel.topic || t('channels.hint')}
      action={
        isOpen && (
          <Button variant="contained" disabled={join.isPending} onClick={() => join.mutate({ params: { id } })}>
            {t('channels.join')}
          </Button>
        )
      }
    />
  )
}
