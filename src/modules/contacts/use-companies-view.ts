import { useCallback } from 'react'
import { useView } from '#platform/web/url-state/use-view.ts'
import { CompaniesView } from './companies-view.ts'

/** The view of the screen of companies, and common changes of it. */
export function useCompaniesView() {
  const [view, setView] = useView(CompaniesView)
  const open = useCallback((company: number) => setView({ company, edit: undefined }), [setView])
  const edit = useCallback((company: number) => setView({ company, edit: true }), [setView])
  const close = useCallback(() => setView({ company: undefined, edit: undefined }), [setView])
  return { view, setView, open, edit, close }
}
