import { IconCheck, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { paperSizes } from '#platform/contracts/paper-size.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { setPaperSize, usePaperSize } from './paper.ts'
import { writesPdf } from './pdf-button.tsx'

interface PrintMenuProps {
  anchor: HTMLElement | null
  onClose: () => void
}

/** Prints on the chosen paper. In the demo, the browser's print dialog is also what saves PDFs. */
export function PrintMenu({ anchor, onClose }: PrintMenuProps) {
  const t = useTexts('invoices')
  const currentSize = usePaperSize()
  const print = () => {
    onClose()
    // The print would include the menu while it closes.
    setTimeout(() => window.print(), 250)
  }
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuAction Icon={IconPrinter} label={t('print')} onClick={print} />
      {!writesPdf && <MenuAction Icon={IconFileTypePdf} label={t('savePdf')} onClick={print} />}
      <Divider />
      {paperSizes.map((paperSize) => (
        <MenuItem
          key={paperSize}
          role="menuitemradio"
          aria-checked={paperSize === currentSize}
          selected={paperSize === currentSize}
          onClick={() => setPaperSize(paperSize)}
        >
          <ListItemIcon>{paperSize === currentSize && <IconCheck size={18} aria-hidden />}</ListItemIcon>
          {t(`papers.${paperSize}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
