declare const self: ServiceWorkerGlobalScope

/** The folder of the application, with slashes at both ends. */
export const folder = new URL('./', self.location.href).pathname

/** With what the paths of calls begin. */
export const calls = `${folder}api/`

export const isCall = ({ pathname }: URL) => pathname.startsWith(calls)
