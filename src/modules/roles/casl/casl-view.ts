import * as z from 'zod'
import { useView } from '#platform/web/url-state/use-view.ts'
import { RoleId } from '../contract.ts'

const CaslView = z.object({
  role: RoleId.optional(),
  topic: z.string().max(64).optional(),
  show: z.enum(['words', 'data']).default('words'),
})

/** The selected role and kind of record, in the URL. */
export function useCaslView() {
  const [view, setView] = useView(CaslView)
  return { ...view, setView }
}
