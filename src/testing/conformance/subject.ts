import type { Contract, Endpoint } from '#platform/contract.ts'
import { openApi } from '#platform/server/documents/openapi.ts'
import { type Described, type Judge, judgeOf } from '#testing/fuzz/document.ts'

/** One operation that is asked about: what the document says of it, and the schemas that the document was made from. */
export interface Subject {
  title: string
  contract: Contract
  endpoint: Endpoint
  described: Described
}

/** Everything that these contracts promise, and who judges answers by it. */
export function subjectsOf(contracts: readonly Contract[]): { judge: Judge; subjects: readonly Subject[] } {
  // Through text, as whoever reads the published document gets it.
  const judge = judgeOf(JSON.parse(JSON.stringify(openApi(contracts))))
  const described = new Map(judge.operations.map((one) => [one.operationId, one]))
  const subjects = contracts.flatMap((contract) =>
    Object.entries(contract.endpoints).flatMap(([name, endpoint]) => {
      const title = `${contract.name}.${name}`
      const found = described.get(title)
      return found ? [{ title, contract, endpoint, described: found }] : []
    }),
  )
  return { judge, subjects }
}

/** The operation that does this on a resource's own path: `POST` on it creates, `PATCH` on it plus `/{id}` edits (C27). */
export const ofResource = (subjects: readonly Subject[], method: Described['method'], below = '') =>
  subjects.find(({ contract, described }) => described.method === method && described.path === contract.base + below)
