import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/api/client.ts'
import { notes as contract } from './contract.ts'
import { notesInView, firstShown, toListQuery } from './notes-view.ts'
import { usePendingNotes } from './use-pending-notes.ts'
import { useNotesView } from './use-notes-view.ts'

const api = client(contract)

/** The notes of the current folder that match the filters, and those being created. */
export function useNotesList() {
  const { view } = useNotesView()
  const [limit, setLimit] = useState(firstShown)
  const list = useQuery({ ...api.list.page({ query: toListQuery(view, limit) }), placeholderData: keepPreviousData })
  const visibleNotes = notesInView(list.data?.items ?? [], view.place ?? 'notes')
  const pending = usePendingNotes(visibleNotes)
  const isTruncated = list.data !== undefined && list.data.total > visibleNotes.length && visibleNotes.length >= limit
  return {
    list,
    visibleNotes,
    pending,
    isTruncated,
    limit,
    setLimit,
  }
}

export type NotesList = ReturnType<typeof useNotesList>
