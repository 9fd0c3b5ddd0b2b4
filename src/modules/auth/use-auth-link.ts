import { useLocation } from 'react-router'

const withPicture = new Set(['login', 'register', 'forgot-password', 'two-steps', 'setup'])

/** Which of the two looks the address asks for: a picture at the side, or a card. */
export function useAuthLook() {
  const page = /\/([^/]+)\/?$/.exec(useLocation().pathname)?.[1] ?? ''
  return { hasPicture: withPicture.has(page), ending: page.endsWith('2') ? '2' : '' }
}

/** Leads from page to page in front of the application in the same look, without losing where the visitor was going. */
export function useAuthLink() {
  const { search } = useLocation()
  const { ending } = useAuthLook()
  const next = new URLSearchParams(search).get('next')
  return (page: 'login' | 'register' | 'forgot-password' | 'two-steps') =>
    `/auth/${page}${ending}${next ? `?${new URLSearchParams({ next })}` : ''}`
}
