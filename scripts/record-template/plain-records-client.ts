import { client } from '#platform/web/api/client.ts'
import { plainRecords } from './contract.ts'

export const api = client(plainRecords)
