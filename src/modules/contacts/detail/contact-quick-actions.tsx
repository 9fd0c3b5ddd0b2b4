import { IconMail, IconPhone } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmailLink } from '#platform/ui/people/email-link.tsx'
import type { Contact } from '../contract.ts'
import styles from './contact-card.module.css'

/** Buttons that call or write to a contact; none without a number and an address. */
export function ContactQuickActions({ phone, email }: Pick<Contact, 'phone' | 'email'>) {
  const t = useTexts('contacts')
  if (!phone && !email) return null
  return (
    <div className={styles.quick}>
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.replaceAll(/\s/g, '')}`}
          variant="outlined"
          color="secondary"
          startIcon={<IconPhone aria-hidden />}
        >
          {t('call')}
        </Button>
      )}
      {email && (
        <Button
          component={EmailLink}
          email={email}
          variant="outlined"
          color="secondary"
          startIcon={<IconMail aria-hidden />}
        >
          {t('write')}
        </Button>
      )}
    </div>
  )
}
