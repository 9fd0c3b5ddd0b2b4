const names = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

/** Whether a host name can only mean this machine. */
export const isLoopback = (host: string) => names.has(host)
