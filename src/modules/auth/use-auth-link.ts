import { useLocation } from 'react-router'

/** Leads from page to page in front of the application in the same look, without losing where the visitor was going. */
export function useAuthLink() {
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  const look = pathname.endsWith('2') ? '2' : ''
  return (page: 'login' | 'register' | 'forgot-password' | 'two-steps') =>
    `/auth/${page}${look}${next ? `?${new URLSearchParams({ next })}` : ''}`
}
