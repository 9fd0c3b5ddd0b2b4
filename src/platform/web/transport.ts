export type Send = (request: Request) => Promise<Response>

/** What carries the client's calls: the network, unless a home puts something else in its place at the start. */
export const transport: { send: Send } = { send: (request) => fetch(request) }
