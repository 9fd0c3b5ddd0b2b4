/** Session token of a tab; replaces the server's cookie. */
export const tokenHeader = 'x-demo-session'

/** Header of a response to a request without handler, which belongs to the network. */
export const unmatched = 'x-demo-unmatched'

/** Request to the worker to start over with the sample data. */
export const resetPath = '/api/demo/reset'

/** A request to the worker, with the port for the response. */
export interface WorkerRequest {
  url: string
  method: string
  headers: [string, string][]
  body: ArrayBuffer | string | null
  port: MessagePort
}

/** Parts of a response in order: the head, chunks if the body is a stream, the end. */
export type WorkerResponse =
  | { kind: 'head'; status: number; headers: [string, string][]; body: ArrayBuffer | null; streams: boolean }
  | { kind: 'chunk'; chunk: Uint8Array<ArrayBuffer> }
  | { kind: 'end' }
