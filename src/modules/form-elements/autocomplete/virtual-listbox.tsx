import { useForkRef } from '@mui/material/utils'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  Children,
  cloneElement,
  type ComponentProps,
  createContext,
  Fragment,
  isValidElement,
  use,
  useEffect,
  useState,
} from 'react'

/** Index of the option highlighted by keyboard, for the list below. */
export const ActiveOption = createContext(-1)

interface VirtualListboxProps extends ComponentProps<'ul'> {
  /** MUI's own prop, not an attribute. */
  ownerState?: object
}

interface OptionProps {
  className?: string
  'aria-setsize'?: number
  'aria-posinset'?: number
}

/** A list that renders only its visible options. */
export function VirtualListbox({ children, ref, ownerState: _state, ...props }: VirtualListboxProps) {
  const active = use(ActiveOption)
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const options = Children.toArray(children)
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, which draws a dozen rows
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => list,
    estimateSize: () => (matchMedia('(pointer: coarse)').matches ? 44 : 36),
    // Page Up and Page Down move by five options; arrow keys wrap from the first to the last and back.
    overscan: 6,
    rangeExtractor: (range) => [...new Set([0, ...defaultRangeExtractor(range), range.count - 1])],
  })
  useEffect(() => {
    if (list && active >= 0) virtualizer.scrollToIndex(active)
  }, [active, list, virtualizer])

  const rows = virtualizer.getVirtualItems()
  return (
    <ul {...props} ref={useForkRef(ref ?? null, setList)}>
      {rows.map(({ index, start }, at) => {
        const option = options[index]
        const gap = start - (rows[at - 1]?.end ?? 0)
        if (!isValidElement<OptionProps>(option)) return null
        const { className = '' } = option.props
        return (
          <Fragment key={option.key}>
            {gap > 0 && <li role="presentation" style={{ blockSize: gap }} />}
            {cloneElement(option, {
              className: index === active ? `${className} Mui-focused` : className,
              'aria-setsize': options.length,
              'aria-posinset': index + 1,
            })}
          </Fragment>
        )
      })}
    </ul>
  )
}
