import { IconHash } from '@tabler/icons-react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fold } from '#platform/text/fold.ts'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api, channelsQuery } from '../chats-client.ts'
import type { Channel } from '../contract-shapes.ts'
import { useChatsView } from '../use-chats-view.ts'
import { useRights } from '../use-rights.ts'
import styles from './browse-dialog.module.css'
import { NewChannelForm } from './new-channel-form.tsx'

/** Dialog with all channels, to open or join them, and to create a new one. */
export function BrowseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts('chats')
  const id = useId()
  const { canWrite } = useRights()
  const [isCreating, setCreating] = useState(false)
  const close = () => {
    setCreating(false)
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{isCreating ? t('channels.new') : t('channels.browse')}</DialogTitle>
      {isCreating ? (
        <NewChannelForm onEnd={() => setCreating(false)} />
      ) : (
        <>
          <DialogContent>
            <Channels />
          </DialogContent>
          <DialogActions>
            {canWrite && (
              <Button color="secondary" className={styles.new} onClick={() => setCreating(true)}>
                {t('channels.new')}
              </Button>
            )}
            <Button variant="contained" onClick={close}>
              {t('channels.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function Channels() {
  const t = useTexts('chats')
  const [q, setQ] = useState('')
  const { data, error, refetch } = useQuery(channelsQuery)
  const foldedQuery = fold(q).trim()
  const matches = data
    ?.filter(({ name, topic }) => fold(name, topic).includes(foldedQuery))
    .toSorted(
      (one, other) =>
        Number(one.archivedAt !== null) - Number(other.archivedAt !== null) || one.name.localeCompare(other.name),
    )
  return (
    <div className={styles.channels}>
      <SearchField label={t('channels.search')} value={q} onChange={setQ} />
      {!data && !error && <SkeletonText lines={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} small />}
      {matches?.length === 0 && (
        <EmptyState small as="p" title={q ? t('channels.noneFound') : t('channels.none')} text={t('channels.hint')} />
      )}
      <ul className="grid">
        {matches?.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} />
        ))}
      </ul>
    </div>
  )
}

function ChannelRow({ channel }: { channel: Channel }) {
  const t = useTexts('chats')
  const { canJoin } = useRights()
  const { open } = useChatsView()
  const join = useMutation(api.join.mutation())
  const { id, name, topic, members, joined, archivedAt } = channel
  const enter = async () => {
    // The app has already shown the error.
    const chat = await join.mutateAsync({ params: { id } }).catch(() => undefined)
    if (chat) open(chat.id)
  }
  return (
    <li className={styles.channel}>
      <IconHash size={20} className="flex-none text-brand" aria-hidden />
      <div className="flex-1 min-inline-0">
        <p className="truncate medium">
          <bdi {...asWritten(name)}>{name}</bdi>
        </p>
        <p className={styles.topic}>
          {archivedAt === null ? t('members.count', { count: members }) : t('channels.archived')}
          {topic && (
            <>
              {' · '}
              <bdi {...asWritten(topic)}>{topic}</bdi>
            </>
          )}
        </p>
      </div>
      {joined ? (
        <Button color="secondary" aria-label={t('channels.openNamed', { name })} onClick={() => open(id)}>
          {t('channels.open')}
        </Button>
      ) : (
        canJoin &&
        archivedAt === null && (
          <Button
            variant="outlined"
            aria-label={t('channels.joinNamed', { name })}
            disabled={join.isPending}
            onClick={() => void enter()}
          >
            {t('channels.join')}
          </Button>
        )
      )}
    </li>
  )
}
