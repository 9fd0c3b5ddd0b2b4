import { IconChevronDown, IconCopy, IconDots, IconPencil, IconPrinter, IconSend, IconTrash } from '@tabler/icons-react'
import { Button, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Invoice } from '../contract-invoice.ts'
import { PrintMenu } from '../document/print-menu.tsx'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './detail-actions.module.css'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

/** What can be done with an invoice; the most likely first. */
export function DetailActions({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useTexts('invoices')
  const rights = useRights()
  const [isSending, setSending] = useState(false)
  const [printing, setPrinting] = useState<HTMLElement | null>(null)
  const [more, setMore] = useState<HTMLElement | null>(null)
  const mayChange = rights.update && !invoice.deleted
  const maySend = rights.send && !invoice.deleted
  const isMore = rights.create || (rights.remove && !invoice.deleted)

  useShortcuts(t('invoice'), [
    { keys: 'p', label: t('print'), run: () => window.print() },
    ...(maySend ? [{ keys: 's', label: t('send.open'), run: () => setSending(true) }] : []),
    ...(rights.remove && !invoice.deleted
      ? [{ keys: '#', label: t('remove'), run: () => void actions.remove(invoice) }]
      : []),
  ])

  return (
    <>
      {mayChange && (
        <Button
          component={Link}
          to={`/apps/invoice/edit/${invoice.id}`}
          variant="outlined"
          color="secondary"
          startIcon={<IconPencil aria-hidden />}
        >
          {t('edit')}
        </Button>
      )}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<IconPrinter aria-hidden />}
        endIcon={<IconChevronDown aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={printing !== null}
        onClick={(event) => setPrinting(event.currentTarget)}
      >
        {t('print')}
      </Button>
      <PrintMenu anchor={printing} onClose={() => setPrinting(null)} />
      {maySend && (
        <Button variant="contained" startIcon={<IconSend aria-hidden />} onClick={() => setSending(true)}>
          {t('send.open')}
        </Button>
      )}
      {isMore && (
        <>
          <Tooltip title={t('more')}>
            <IconButton
              className={styles.more}
              aria-label={t('more')}
              aria-haspopup="menu"
              aria-expanded={more !== null}
              onClick={(event) => setMore(event.currentTarget)}
            >
              <IconDots size={20} aria-hidden />
            </IconButton>
          </Tooltip>
          <Menu anchorEl={more} open={more !== null} onClose={() => setMore(null)} onClick={() => setMore(null)}>
            {rights.create && (
              <MenuItem onClick={() => void actions.duplicate(invoice)}>
                <ListItemIcon>
                  <IconCopy size={18} aria-hidden />
                </ListItemIcon>
                {t('duplicate')}
              </MenuItem>
            )}
            {rights.remove && !invoice.deleted && (
              <MenuItem onClick={() => void actions.remove(invoice)}>
                <ListItemIcon>
                  <IconTrash size={18} aria-hidden />
                </ListItemIcon>
                {t('remove')}
              </MenuItem>
            )}
          </Menu>
        </>
      )}
      <Suspense>{isSending && <SendDialog invoice={invoice} onClose={() => setSending(false)} />}</Suspense>
    </>
  )
}
