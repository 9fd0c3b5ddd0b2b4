import { useLocation } from 'react-router'

const withPicture = new Set(['login', 'register', 'forgot-password', 'two-steps', 'setup'])

/** The look from the URL: side picture or card. */
export function useAuthLayout() {
  const page = /\/([^/]+)\/?$/.exec(useLocation().pathname)?.[1] ?? ''
  return { hasPicture: withPicture.has(page), ending: page.endsWith('2') ? '2' : '' }
}

/** Links between the sign-in pages that keep the look and the destination. */
export function useAuthLink() {
  const { search } = useLocation()
  const { ending } = useAuthLayout()
  const next = new URLSearchParams(search).get('next')
  return (page: 'login' | 'register' | 'forgot-password' | 'two-steps') =>
    `/auth/${page}${ending}${next ? `?${new URLSearchParams({ next })}` : ''}`
}
