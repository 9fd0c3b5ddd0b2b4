/** The package has no types: these are the used ones. */
declare module 'json-server' {
  import type { RequestListener, Server } from 'node:http'

  interface Application extends RequestListener {
    use(handler: RequestListener): void
    listen(port: number, host: string, ready: () => void): Server
  }
  const jsonServer: { create(): Application; router(data: unknown): RequestListener }
  export default jsonServer
}
