import { join } from 'node:path'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
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
    return `A newer version of ${builtWorkspace.name} has migrated the database (${error.message}). Start that version, or restore an older backup.`
  }
  if (error instanceof FailedMigration) {
    const why = `A migration could not be applied, and the database is as it was before (${error.message}). See docs/upgrading.md about migrations.`
    return explainStart(error.cause, settings) ?? why
  }
  if (error instanceof AggregateError) return explainStart(error.errors[0], settings)
  if (!(error instanceof Error)) return undefined

  switch (property(error, 'code')) {
    case 'EADDRINUSE':
      return property(error, 'port') === settings.ATRIUM_METRICS_PORT
        ? `Port ${settings.ATRIUM_METRICS_PORT}, the metrics port, is in use. Set ATRIUM_METRICS_PORT to another one`
        : `Port ${PORT} on ${HOST} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm start`
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return property(error, 'syscall') === 'listen'
        ? `Cannot listen on ${HOST}:${PORT}: ${error.message}`
        : `Cannot write to ${DATA_DIR}: ${error.message}`
    case 'EDQUOT':
    case 'ENOSPC':
      return `The disk of ${DATA_DIR} is full.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
    case '57P03':
      return `Cannot reach the database of DATABASE_URL: ${error.message}`
    case '25006':
      return 'No host of DATABASE_URL accepts writes: each is a standby or read-only.'
    case '28P01':
    case '28000':
    case '3D000':
    case '42501':
      return `The database of DATABASE_URL refused the connection: ${error.message}`
  }
  if (error.message.includes('timeout exceeded when trying to connect')) {
    return 'Cannot reach the database of DATABASE_URL: it did not respond within 10 seconds.'
  }
  const errcode = property(error, 'errcode')
  switch (typeof errcode === 'number' ? errcode & 0xff : undefined) {
    case SQLITE.full:
      return `The disk of ${DATA_DIR} is full.`
    case SQLITE.cannotOpen:
    case SQLITE.readOnly:
      return `Cannot write the database in ${DATA_DIR}: ${error.message}`
    case SQLITE.inputOrOutput:
      return `Cannot read or write ${DATA_DIR} (${error.message}): the disk is full or failing.`
    case SQLITE.busy:
      return `Another program has locked the database in ${DATA_DIR}.`
    case SQLITE.damaged:
    case SQLITE.notADatabase:
      return damaged(join(DATA_DIR, 'atrium.sqlite'), error.message)
  }
  return undefined
}
