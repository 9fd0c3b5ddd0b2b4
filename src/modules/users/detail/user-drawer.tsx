import { IconX } from '@tabler/icons-react'
import { Drawer } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../users-client.ts'
import { UserDetails } from './user-details.tsx'
import styles from './user-drawer.module.css'

/** An account in a drawer beside the list. It is in the URL, so that Back closes it. */
export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts('users')
  const title = useId()
  const { data, error, refetch } = useQuery(api.show.query({ params: { id } }))
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { className: styles.drawer, role: 'dialog', 'aria-labelledby': title } }}
    >
      <div className="row justify-between">
        <h2 id={title} className="text-quiet text-14 semibold">
          {t('detail.title')}
        </h2>
        <IconAction label={t('close')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
      </div>
      {data && <UserDetails user={data} onGone={onClose} />}
      {!data && error && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={10} />}
    </Drawer>
  )
}
