import { useCallback } from 'react'
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router'
import { pathInside } from './base.ts'

/** The present path as the router has it, also while the screen of an earlier one is still rendered. */
export const getPresentPath = () => pathInside(location.pathname)

/**
 * `navigate` for a response that may come late: it has no effect once the user has left the screen on which the call
 * was made.
 */
export function useNavigateHere() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    async (to: To, options: NavigateOptions = {}) => {
      if (getPresentPath() === pathname) await navigate(to, options)
    },
    [navigate, pathname],
  )
}
