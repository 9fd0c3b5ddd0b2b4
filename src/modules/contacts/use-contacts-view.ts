import { useCallback } from 'react'
import { useView } from '#platform/web/url-state/use-view.ts'
import { ContactsView } from './contacts-view.ts'

/** The screen's view, and common changes of it. */
export function useContactsView() {
  const [view, setView] = useView(ContactsView)
  const open = useCallback((contact: number | 'new') => setView({ contact, edit: undefined }), [setView])
  const edit = useCallback((contact: number) => setView({ contact, edit: true }), [setView])
  const close = useCallback(() => setView({ contact: undefined, edit: undefined }), [setView])
  return { view, setView, open, edit, close }
}
