import { IconClock } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { useEmailView } from '../use-email-view.ts'
import { useRights } from '../use-rights.ts'
import styles from './message-card.module.css'

/** Notice of a queued message, with a button to withdraw it. */
export function QueuedNote({ message }: { message: Email }) {
  const t = useTexts('email')
  const format = useFormats()
  const rights = useRights()
  const { compose } = useEmailView()
  const { mutateAsync: unsend, isPending } = useMutation(api.unsend.mutation())
  return (
    <p className={styles.queued}>
      <IconClock size={18} aria-hidden />
      <span>{t('read.leaves', { when: format.dateTime(message.sendAt ?? message.time) })}</span>
      {rights.update && (
        <Button
          size="small"
          disabled={isPending}
          onClick={() =>
            void unsend({ params: { id: message.id } }).then(
              ({ id }) => compose(id),
              () => {},
            )
          }
        >
          {t('read.callBack')}
        </Button>
      )}
    </p>
  )
}
