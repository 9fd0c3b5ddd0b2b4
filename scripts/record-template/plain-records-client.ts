import { client } from '#platform/web/client.ts'
import { plainRecords } from './contract.ts'

export const api = client(plainRecords)
