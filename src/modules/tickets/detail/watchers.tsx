import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Button, Tooltip } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Ticket } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import styles from './properties.module.css'

/** The watchers, and the button to become one. */
export function Watchers({ ticket, actions }: { ticket: Ticket; actions: TicketActions }) {
  const t = useTexts('tickets')
  const { user } = useSession()
  const rights = useRights()
  const colleagues = useColleagues()
  const watching = colleagues.filter(({ id }) => ticket.watcherIds.includes(id))
  const isWatching = ticket.watcherIds.includes(user.id)
  return (
    <section className="grid one-column gap-2 padding-block-start-4 border-above" aria-label={t('watchers.title')}>
      <h3 className={styles.heading}>{t('watchers.title')}</h3>
      {watching.length === 0 && <p className="text-quiet text-13 break-anywhere">{t('watchers.none')}</p>}
      <ul className="flex wrap gap-1">
        {watching.map(({ id, name, avatar }) => (
          <li key={id}>
            <Tooltip title={name}>
              <span aria-label={undefined}>
                <Avatar name={name} src={avatar} size={28} />
                <span className="visually-hidden">{name}</span>
              </span>
            </Tooltip>
          </li>
        ))}
      </ul>
      {rights.update && !ticket.deleted && (
        <div>
          <Button
            size="small"
            color="secondary"
            startIcon={isWatching ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
            onClick={() => actions.watch(ticket, !isWatching)}
          >
            {isWatching ? t('unwatch') : t('watch')}
          </Button>
        </div>
      )}
    </section>
  )
}
