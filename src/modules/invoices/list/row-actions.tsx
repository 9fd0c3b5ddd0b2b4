import { IconCopy, IconDots, IconEye, IconPencil, IconRestore, IconTrash, IconUser } from '@tabler/icons-react'
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Invoice } from '../contract-invoice.ts'
import { statuses } from '../contract-fields.ts'
import { StatusIcon } from '../marks.tsx'
import { linkTo } from './invoices-view.ts'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'

const icon = { size: 18, 'aria-hidden': true }

/** The menu of a row. */
export function RowActions({ invoice }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('list.actionsOf', { number: invoice.number })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDots {...icon} />
      </IconButton>
      {anchor && <RowMenu invoice={invoice} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

interface RowMenuProps {
  invoice: Invoice
  anchor: HTMLElement
  onClose: () => void
}

function RowMenu({ invoice, anchor, onClose }: RowMenuProps) {
  const t = useTexts('invoices')
  const rights = useRights()
  const actions = useInvoiceActions()
  const { id, deleted, status, customerId } = invoice
  const next = statuses[statuses.indexOf(status) + 1]
  return (
    <Menu anchorEl={anchor} open onClose={onClose} onClick={onClose} slotProps={{ list: { dense: true } }}>
      <MenuItem component={Link} to={`/apps/invoice/detail/${id}`}>
        <ListItemIcon>
          <IconEye {...icon} />
        </ListItemIcon>
        {t('list.open')}
      </MenuItem>
      {rights.update && !deleted && (
        <MenuItem component={Link} to={`/apps/invoice/edit/${id}`}>
          <ListItemIcon>
            <IconPencil {...icon} />
          </ListItemIcon>
          {t('edit')}
        </MenuItem>
      )}
      {rights.update && !deleted && next && (
        <MenuItem onClick={() => void actions.setStatus(invoice, next)}>
          <ListItemIcon>
            <StatusIcon status={next} />
          </ListItemIcon>
          {t(`setStatus.${next}`)}
        </MenuItem>
      )}
      {rights.create && (
        <MenuItem onClick={() => void actions.duplicate(invoice)}>
          <ListItemIcon>
            <IconCopy {...icon} />
          </ListItemIcon>
          {t('duplicate')}
        </MenuItem>
      )}
      {customerId !== null && (
        <MenuItem component={Link} to={linkTo({}, { customer: customerId })}>
          <ListItemIcon>
            <IconUser {...icon} />
          </ListItemIcon>
          {t('sameCustomer')}
        </MenuItem>
      )}
      {rights.remove && (
        <MenuItem onClick={() => void (deleted ? actions.restore(invoice) : actions.remove(invoice))}>
          <ListItemIcon>{deleted ? <IconRestore {...icon} /> : <IconTrash {...icon} />}</ListItemIcon>
          {deleted ? t('restore') : t('remove')}
        </MenuItem>
      )}
    </Menu>
  )
}
