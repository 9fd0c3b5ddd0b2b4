import type { Location } from 'react-router'
import * as z from 'zod'
import { useView } from '#platform/web/url-state/use-view.ts'
import { RoleId } from '../contract.ts'

const RolesView = z.object({ role: RoleId.optional(), add: z.boolean().optional() })

/** The selected role and whether the dialog for a new one is open, in the URL. */
export function useRolesView() {
  const [view, setView] = useView(RolesView)
  return { ...view, setView }
}

/** Identifies the form of a URL: each role has its own. */
export const getFormLocation = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('role')}`
