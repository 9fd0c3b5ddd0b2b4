import { join } from 'node:path'
import { FailedMigration, NewerDatabase } from '#platform/db/migrate.ts'
import { damaged } from '#server/database/check-sqlite-file.ts'
import { type Settings, StartError } from './settings.ts'

const SQLITE = { readOnly: 8, inputOrOutput: 10, damaged: 11, full: 13, cannotOpen: 14, notADatabase: 26, busy: 5 }

const property = (error: Error, name: string) => Object.entries(error).find(([key]) => key === name)?.[1]

/** A message for the operator about a failed start; undefined for a defect of the program, which needs its stack. */
export function explainStart(error: unknown, settings: Settings): string | undefined {
  const { HOST, PORT, DATA_DIR } = settings
  if (error instanceof StartError) return error.message
  if (error instanceof NewerDatabase) {
    return `The database was written by a newer version of Atrium (${error.message}). Start that version, or restore a backup from before it.`
  }
  if (error instanceof FailedMigration) {
    const why = `A migration could not be applied, and the database is as it was before (${error.message}). docs/upgrading.md says how migrations stand beside each other.`
    return explainStart(error.cause, settings) ?? why
  }
  if (error instanceof AggregateError) return explainStart(error.errors[0], settings)
  if (!(error instanceof Error)) return undefined

  switch (property(error, 'code')) {
    case 'EADDRINUSE':
      return property(error, 'port') === settings.ATRIUM_METRICS_PORT
        ? `Port ${settings.ATRIUM_METRICS_PORT}, where metrics are to be answered, is taken. Choose another: ATRIUM_METRICS_PORT`
        : `Port ${PORT} on ${HOST} is taken. Stop what runs there, or choose another: PORT=3001 npm start`
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return property(error, 'syscall') === 'listen'
        ? `Cannot listen on ${HOST}:${PORT}: ${error.message}`
        : `Cannot write to ${DATA_DIR}: ${error.message}`
    case 'EDQUOT':
    case 'ENOSPC':
      return `No room is left on the disk that holds ${DATA_DIR}.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
    case '57P03':
      return `The database that DATABASE_URL names is out of reach: ${error.message}`
    case '25006':
      return 'No host that DATABASE_URL names takes writes: each is a standby, or is set to be read from only.'
    case '28P01':
    case '28000':
    case '3D000':
    case '42501':
      return `The database that DATABASE_URL names refuses: ${error.message}`
  }
  if (error.message.includes('timeout exceeded when trying to connect')) {
    return 'The database that DATABASE_URL names is out of reach: it did not answer within 10 seconds.'
  }
  const errcode = property(error, 'errcode')
  switch (typeof errcode === 'number' ? errcode & 0xff : undefined) {
    case SQLITE.full:
      return `No room is left on the disk that holds ${DATA_DIR}.`
    case SQLITE.cannotOpen:
    case SQLITE.readOnly:
      return `Cannot write the database in ${DATA_DIR}: ${error.message}`
    case SQLITE.inputOrOutput:
      return `The disk that holds ${DATA_DIR} cannot be read or written (${error.message}): it is full, or it fails.`
    case SQLITE.busy:
      return `The database in ${DATA_DIR} is held by another program.`
    case SQLITE.damaged:
    case SQLITE.notADatabase:
      return damaged(join(DATA_DIR, 'atrium.sqlite'), error.message)
  }
  return undefined
}
