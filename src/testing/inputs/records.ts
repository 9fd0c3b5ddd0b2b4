import * as z from 'zod'
import type { Contract } from '#platform/contract.ts'
import { type Operation, operations, createRequest } from './endpoints.ts'
import { minimalValue } from './minimal-value.ts'

export const Records = z.array(z.looseObject({ id: z.union([z.int(), z.string()]) }))
export type Record = z.infer<typeof Records>[number]
type Id = Record['id']

const Many = z.looseObject({ ids: z.array(z.unknown()) })

const of = (contract: Contract) => operations.filter((operation) => operation.contract === contract)

/** The requests of a contract for one record: by their path, which begins with the list's or is in the
 * trash, or by `ids`. */
export const ofOne = (list: Operation, isMeant: (action: string) => boolean = () => true) =>
  of(list.contract)
    .filter(({ endpoint }) => isMeant(endpoint.action))
    .flatMap((operation) => {
      const { path, body } = operation.endpoint
      const one = `${list.endpoint.path.replace(/\/$/, '')}/:id`
      const isBelow = `${path}/`.startsWith(`${one}/`) || path === `/trash${one}`
      // A part of a record would have to exist as well.
      if (isBelow && path.match(/:/g)?.length === 1)
        return [{ operation, ask: (id: Id) => createRequest(operation, { id }) }]
      const many = body && Many.safeParse(minimalValue(body)).data
      return many ? [{ operation, ask: (id: Id) => createRequest(operation, { body: { ...many, ids: [id] } }) }] : []
    })

/** The endpoints that return records, those with an endpoint for a single record first. */
export const getListEndpoints = (contract: Contract) =>
  of(contract)
    .filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes(':') && !endpoint.public)
    .toSorted((a, b) => ofOne(b).length - ofOne(a).length)

/** The items of a response; none if it is no list. */
export async function recordsIn(response: Response): Promise<Record[]> {
  if (response.status !== 200 || !response.headers.get('content-type')?.includes('json')) return []
  return Records.safeParse(await response.json()).data ?? []
}
