import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxPictures } from '../contract-fields.ts'
import type { Pictures } from './use-pictures.ts'

/** Adds, moves and removes pictures, announces each change, and keeps the focus at the moved or the next picture. */
export function usePictureOrder(pictures: Pictures) {
  const t = useTexts('shop')
  const { list } = pictures
  const [said, say] = useState('')
  const place = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLDivElement>(null)

  const add = (files: readonly File[]) => {
    const left = pictures.add(files)
    say(left > 0 ? t('form.pictures.full', { most: maxPictures }) : t('form.pictures.added', { count: files.length }))
  }

  const step = (key: string, by: -1 | 1) => {
    const to = list.findIndex((picture) => picture.key === key) + by
    flushSync(() => pictures.move(key, to))
    say(t('form.pictures.moved', { place: to + 1, of: list.length }))
    // Moving an element loses the focus in it; at either end, the button for that direction is disabled.
    const buttons = place.current?.querySelectorAll<HTMLElement>(`[data-picture="${CSS.escape(key)}"] button:enabled`)
    const same = [...(buttons ?? [])].find(({ dataset }) => dataset['kind'] === (by < 0 ? 'earlier' : 'later'))
    ;(same ?? buttons?.[0])?.focus()
  }

  const remove = (key: string, name: string) => {
    const at = list.findIndex((picture) => picture.key === key)
    const next = list[at + 1] ?? list[at - 1]
    flushSync(() => pictures.remove(key))
    say(t('form.pictures.removed', { name }))
    const button = next && place.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(next.key)}"] button`)
    ;(button ?? adder.current?.querySelector('button'))?.focus()
  }

  return { said, add, step, remove, place, adder }
}
