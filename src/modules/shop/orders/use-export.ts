import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { OrderList } from '../contract-orders.ts'
import { api } from './orders-client.ts'

type Query = Omit<z.input<typeof OrderList>, 'page' | 'limit' | 'at'>

/** Downloads orders as a file. */
export function useExport() {
  const { mutate, isPending } = useMutation({
    // Read-only, so that no query becomes stale.
    mutationFn: async (query: Query) => saveFile(await api.export.send({ query })),
  })
  return { save: (query: Query) => mutate(query), isPending }
}
