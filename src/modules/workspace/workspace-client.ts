import { client } from '#platform/web/api/client.ts'
import { workspace } from './contract.ts'

export const api = client(workspace)
