import type { Location } from 'react-router'
import * as z from 'zod'
import { useView } from '#platform/web/search/use-view.ts'
import { RoleId } from '../contract.ts'

const RolesView = z.object({ role: RoleId.optional(), add: z.boolean().optional() })

/** Which role is open, and whether one is being made. */
export function useRolesView() {
  const [view, setView] = useView(RolesView)
  return { ...view, setView }
}

/** Which role's rules an address shows: another one is another form. */
export const formOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('role')}`
