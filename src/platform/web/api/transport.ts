export type Send = (request: Request) => Promise<Response>

interface Transport {
  send: Send
  /** Called before requests that bypass `send`, such as uploads with progress; resolves if they may continue. */
  sendDryRun?: Send
}

/** Sends the client's calls: over the network, unless a runtime replaces it at the start. */
export const transport: Transport = { send: (request) => fetch(request) }
