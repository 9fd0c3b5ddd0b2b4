import pg from 'pg'

/** The name by which PostgreSQL lists the connection that each server keeps. */
export const listenerName = 'atrium listener'

interface ListenOptions {
  channels: readonly string[]
  onNotification(channel: string, payload: string): void
  /** Called once all later notifications will be received. */
  onListening(): Promise<void>
  /** Aborted when listening ends. */
  signal: AbortSignal
}

// An idle connection does not notice that the other side is gone; in milliseconds.
const defaultTimes = { heartbeat: 10_000, timeout: 10_000 }

/** Listens until the connection is lost, and then throws, or until the signal is aborted. */
export async function listenOn(
  connectionString: string,
  { channels, onNotification, onListening, signal }: ListenOptions,
  { heartbeat, timeout } = defaultTimes,
) {
  if (signal.aborted) return
  const connection = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
    application_name: listenerName,
  })
  const closed = Promise.withResolvers<void>()
  const close = () => closed.resolve()
  signal.addEventListener('abort', close)
  connection.on('error', closed.reject)
  connection.on('end', () => closed.reject(new Error('The connection was closed')))
  connection.on('notification', ({ channel, payload = '' }) => {
    try {
      onNotification(channel, payload)
    } catch (cause) {
      // Any program may send one to the database; thrown here, it would end this one. A new connection reads from the
      // change log what the notification could not tell.
      closed.reject(new Error(`A notification on ${channel} could not be read`, { cause }))
    }
  })
  const listening = async () => {
    await connection.connect()
    await connection.query(channels.map((channel) => `listen ${channel}`).join('; '))
    await onListening()
  }
  let isPinging = false
  const ping = async () => {
    isPinging = true
    await connection.query('select 1')
    isPinging = false
  }
  const heartbeatTimer = setInterval(() => {
    if (!isPinging) ping().catch(closed.reject)
  }, heartbeat)
  try {
    await Promise.race([listening().then(() => closed.promise), closed.promise])
  } finally {
    clearInterval(heartbeatTimer)
    signal.removeEventListener('abort', close)
    // The connection may be lost already.
    await connection.end().catch(() => {})
  }
}
