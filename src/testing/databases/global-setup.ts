import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { makePostgresTemplate, makeSqliteTemplate } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a SQLite file with all modules and sample data; other runtimes are compared with it. */
    sqliteTemplate: string
    /** Address of the run's PostgreSQL server, and the database to copy; empty if no test of the run needs one. */
    postgresUrl: string
    postgresTemplate: string
  }
}

export default async function setup(project: TestProject) {
  const onPostgres = project.vitest.projects.some(({ name }) => name === 'postgres')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-templates-'))
  const postgres = onPostgres ? await startPostgres() : undefined
  project.provide('sqliteTemplate', await makeSqliteTemplate(folder))
  project.provide('postgresUrl', postgres?.url() ?? '')
  project.provide('postgresTemplate', postgres ? await makePostgresTemplate(postgres) : '')
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await postgres?.stop()
  }
}
