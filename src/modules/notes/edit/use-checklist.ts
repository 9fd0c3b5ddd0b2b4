import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Item, maxItems } from '#platform/records/checklist.ts'
import { blankItem, parseItems } from '../checklist.ts'

/** Changes of a checklist, each with the new position of the focus. */
export function useChecklist(items: readonly Item[], onChange: (items: Item[]) => void) {
  const t = useTexts('notes')
  const list = useRef<HTMLUListElement>(null)
  const idToFocus = useRef<string | undefined>(undefined)
  const [announcement, announce] = useState('')

  const focusItem = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLTextAreaElement>('textarea')?.focus()

  useEffect(() => {
    if (idToFocus.current === undefined) return
    list.current?.children[items.findIndex(({ id }) => id === idToFocus.current)]?.querySelector('textarea')?.focus()
    idToFocus.current = undefined
  }, [items])

  const change = (index: number, changes: Partial<Item>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...changes } : item)))

  const insert = (index: number, newItems: Item[], replacement?: Item) => {
    const room = newItems.slice(0, maxItems - items.length)
    if (room.length === 0) return
    idToFocus.current = room.at(-1)?.id
    onChange(items.toSpliced(index, replacement ? 1 : 0, ...(replacement ? [replacement] : []), ...room))
  }

  return {
    list,
    announcement,
    change,
    focusItem,
    add: () => insert(items.length, [blankItem()]),
    split: (index: number, item: Item, before: string, after: string) =>
      insert(index, [blankItem(after)], { ...item, text: before }),
    /** Replaces an item by the lines of a text; the first line stays in the item. */
    replace: (index: number, item: Item, text: string) => {
      const [first, ...restItems] = parseItems(text)
      insert(index, restItems, { ...item, text: first?.text ?? '' })
    },
    remove: (index: number) => {
      idToFocus.current = items[index - 1]?.id ?? items[index + 1]?.id
      onChange(items.toSpliced(index, 1))
      announce(t('items.removed'))
    },
    move: (id: string, position: number) => {
      const moved = items.find((item) => item.id === id)
      if (!moved) return
      const otherItems = items.filter((item) => item.id !== id)
      onChange(otherItems.toSpliced(position - 1, 0, moved))
      announce(t('moved', { position, total: items.length }))
    },
  }
}
