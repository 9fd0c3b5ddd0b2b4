import type { Contract, Endpoint } from '#platform/contract.ts'
import { openApi } from '#platform/server/documents/openapi.ts'
import { type Described, type Judge, judgeOf } from '#testing/fuzz/document.ts'

/** A tested operation: its description in the document, and the schemas behind it. */
export interface Subject {
  title: string
  contract: Contract
  endpoint: Endpoint
  described: Described
}

/** All operations of these contracts, and the validator of answers. */
export function subjectsOf(contracts: readonly Contract[]): { judge: Judge; subjects: readonly Subject[] } {
  // As text, like for readers of the published document.
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

/**
 * The operation with this purpose on a resource's path: `POST` on it creates, `PATCH` on it plus `/{id}` edits (C27).
 */
export const ofResource = (subjects: readonly Subject[], method: Described['method'], below = '') =>
  subjects.find(({ contract, described }) => described.method === method && described.path === contract.base + below)
