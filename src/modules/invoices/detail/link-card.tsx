import { IconCopy, IconExternalLink, IconLink, IconLinkOff } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Invoice } from '../contract-invoice.ts'
import { getPublicAddress } from '../public-address.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './link-card.module.css'

/** The link of the public page, which customers open without a session until the link is revoked. */
export function LinkCard({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useTexts('invoices')
  const format = useFormats()
  const rights = useRights()
  const [isAsking, setAsking] = useState(false)
  const { publicLink, sentAt } = invoice
  const maySend = rights.send && !invoice.deleted
  const mayPublish = maySend && invoice.paymentState !== 'void'
  return (
    <Card title={t('link.title')}>
      {publicLink ? (
        <PublicLink path={publicLink} onCopy={() => void actions.copyLink(publicLink)}>
          {maySend && (
            <Button size="small" color="error" startIcon={<IconLinkOff aria-hidden />} onClick={() => setAsking(true)}>
              {t('link.revoke')}
            </Button>
          )}
        </PublicLink>
      ) : (
        <>
          <p className={styles.quiet}>{t('link.none')}</p>
          {mayPublish && (
            <Button
              className={styles.make}
              variant="outlined"
              color="secondary"
              fullWidth
              startIcon={<IconLink aria-hidden />}
              onClick={() => void actions.publish(invoice)}
            >
              {t('link.make')}
            </Button>
          )}
        </>
      )}
      {sentAt && <p className={styles.sent}>{t('link.sent', { date: format.dateTime(sentAt) })}</p>}
      {isAsking && (
        <ConfirmDialog
          title={t('link.revokeTitle')}
          action={t('link.revoke')}
          danger
          onConfirm={() => void actions.revoke(invoice)}
          onClose={() => setAsking(false)}
        >
          {t('link.revokeText')}
        </ConfirmDialog>
      )}
    </Card>
  )
}

interface PublicLinkProps {
  path: string
  onCopy: () => void
  /** A further action on the link. */
  children: ReactNode
}

/** The URL, with buttons that copy and open it. */
function PublicLink({ path, onCopy, children }: PublicLinkProps) {
  const t = useTexts('invoices')
  // The server does not know the origin that the browser uses.
  const isHydrated = useHydrated()
  return (
    <>
      <div className="row gap-1">
        <input
          className={styles.address}
          dir="ltr"
          readOnly
          aria-label={t('link.address')}
          value={isHydrated ? getPublicAddress(path) : path}
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconAction label={t('link.copy')} icon={<IconCopy size={18} aria-hidden />} onClick={onCopy} />
      </div>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={path}
          target="_blank"
          rel="noopener"
          size="small"
          startIcon={<IconExternalLink aria-hidden />}
        >
          {t('link.open')}
        </Button>
        {children}
      </div>
    </>
  )
}
