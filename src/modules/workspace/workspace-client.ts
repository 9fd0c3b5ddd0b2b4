import { client } from '#platform/web/api/client.ts'
import { workspace } from './contract.ts'

export const api = client(workspace)

// Other modules change what these count, so that each visit requests them anew.
const staleTime = 5000
export const stepsQuery = { ...api.steps.query(), staleTime }
export const emailQuery = { ...api.email.query(), staleTime }
