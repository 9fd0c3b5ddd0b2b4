import type { Contract, Endpoint } from '#platform/contract.ts'
import { openApi } from '#platform/server/openapi/openapi.ts'
import { type DocumentedOperation, type ApiDocument, parseDocument } from '#testing/fuzz/document.ts'

/** A tested operation: its description in the document, and the schemas behind it. */
export interface Subject {
  title: string
  contract: Contract
  endpoint: Endpoint
  described: DocumentedOperation
}

/** All operations of these contracts, and the validator of responses. */
export function listSubjects(contracts: readonly Contract[]): {
  apiDocument: ApiDocument
  subjects: readonly Subject[]
} {
  // As text, like for readers of the published document.
  const apiDocument = parseDocument(JSON.parse(JSON.stringify(openApi(contracts))))
  const described = new Map(apiDocument.operations.map((operation) => [operation.operationId, operation]))
  const subjects = contracts.flatMap((contract) =>
    Object.entries(contract.endpoints).flatMap(([name, endpoint]) => {
      const title = `${contract.name}.${name}`
      const operation = described.get(title)
      return operation ? [{ title, contract, endpoint, described: operation }] : []
    }),
  )
  return { apiDocument, subjects }
}

/**
 * The operation with this purpose on a resource's path: `POST` on it creates, `PATCH` on it plus `/{id}` edits.
 */
export const ofResource = (subjects: readonly Subject[], method: DocumentedOperation['method'], below = '') =>
  subjects.find(({ contract, described }) => described.method === method && described.path === contract.base + below)
