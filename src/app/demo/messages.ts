/** The token of a tab's session; stands in for the cookie of the server. */
export const tokenHeader = 'x-demo-session'

/** On an answer that no handler gave: the request belongs to the network. */
export const unmatched = 'x-demo-unmatched'

/** Known to the demo's worker alone: begin again with the sample data. */
export const resetPath = '/api/demo/reset'

/** A request on its way to the worker, with the port that its answer comes back through. */
export interface WorkerRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | string | null
  port: MessagePort
}

/** The answer's parts in their order: one head, then chunks if the body is a stream, then the end. */
export type WorkerResponse =
  | { kind: 'head'; status: number; headers: [string, string][]; body: ArrayBuffer | null; streams: boolean }
  | { kind: 'chunk'; chunk: Uint8Array<ArrayBuffer> }
  | { kind: 'end' }
