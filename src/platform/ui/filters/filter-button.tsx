import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { ToolButton } from '#platform/ui/tool-button.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'

interface FilterButtonProps {
  label: string
  /** The accessible name, if it says more than the label. */
  name?: string
  /** Default: a funnel. */
  icon?: ReactNode
  /** The number of active filters. */
  count?: number
  opens?: 'dialog' | 'menu'
  /** The shortcut that opens the filters. */
  openKey?: string
  /** The filters while they are open: a `FilterPopover` or a menu, which may be lazy. */
  children: (anchor: HTMLElement, close: () => void) => ReactNode
}

const funnel = <IconFilter size={18} aria-hidden />

/** Opens the filters of a list. */
export function FilterButton(props: FilterButtonProps) {
  const { label, name, icon = funnel, count = 0, opens = 'dialog', openKey, children } = props
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useShortcuts(undefined, openKey === undefined ? [] : [{ keys: openKey, label: name ?? label, run: open }])
  return (
    <>
      <ToolButton
        ref={setButton}
        label={label}
        name={name}
        icon={icon}
        count={count}
        opens={opens}
        isOpen={isOpen}
        onOpen={open}
      />
      <Suspense>{isOpen && button && children(button, () => setOpen(false))}</Suspense>
    </>
  )
}
