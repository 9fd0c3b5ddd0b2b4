import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server; empty where no test of the run wants one. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const wanted = project.vitest.projects.some(({ name }) => name === 'postgres')
  if (!wanted) return project.provide('postgresUrl', '')
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url())
  return postgres.stop
}
