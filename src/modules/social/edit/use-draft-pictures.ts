import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Picture } from '../contract-posts.ts'
import { createDraftPictures } from './draft-pictures.ts'

/** The pictures of a draft. Closing the dialog cancels pending uploads. */
export function useDraftPictures(initial: readonly Picture[]) {
  const [pictures] = useState(() => createDraftPictures(initial))
  const list = useSyncExternalStore(pictures.subscribe, pictures.get, pictures.get)
  useEffect(() => pictures.end, [pictures])
  const { add, describe, remove, retry } = pictures
  return {
    list,
    isBusy: list.some(({ state }) => state === 'sending'),
    hasFailed: list.some(({ state }) => state === 'failed'),
    /** The pictures for the request. */
    refs: list.flatMap(({ id, title }) => (id === undefined ? [] : { id, title: title.trim() })),
    add,
    describe,
    remove,
    retry,
  }
}

export type DraftPictures = ReturnType<typeof useDraftPictures>
