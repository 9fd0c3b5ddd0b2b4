import { IconCopy, IconDots, IconEye, IconPencil, IconRestore, IconTrash, IconUser } from '@tabler/icons-react'
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { statuses } from '../contract-fields.ts'
import { StatusIcon } from '../marks.tsx'
import { linkTo } from './invoices-view.ts'
import { useInvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'

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
        <IconDots size={18} aria-hidden />
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
      <MenuAction Icon={IconEye} label={t('list.open')} to={`/apps/invoice/detail/${id}`} />
      {rights.update && !deleted && <MenuAction Icon={IconPencil} label={t('edit')} to={`/apps/invoice/edit/${id}`} />}
      {rights.update && !deleted && next && (
        <MenuItem onClick={() => void actions.setStatus(invoice, next)}>
          <ListItemIcon>
            <StatusIcon status={next} />
          </ListItemIcon>
          {t(`setStatus.${next}`)}
        </MenuItem>
      )}
      {rights.create && (
        <MenuAction Icon={IconCopy} label={t('duplicate')} onClick={() => void actions.duplicate(invoice)} />
      )}
      {customerId !== null && (
        <MenuAction Icon={IconUser} label={t('sameCustomer')} to={linkTo({}, { customer: customerId })} />
      )}
      {rights.remove &&
        (deleted ? (
          <MenuAction Icon={IconRestore} label={t('restore')} onClick={() => void actions.restore(invoice)} />
        ) : (
          <MenuAction Icon={IconTrash} label={t('remove')} onClick={() => void actions.remove(invoice)} />
        ))}
    </Menu>
  )
}
