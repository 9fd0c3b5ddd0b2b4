export type Send = (request: Request) => Promise<Response>

interface Transport {
  send: Send
  /** Asked first by what cannot be carried by `send`, as an upload that tells how far it is: goes on where this is well. */
  rehearse?: Send
}

/** Sends the client's calls: over the network, unless a runtime replaces it at the start. */
export const transport: Transport = { send: (request) => fetch(request) }
