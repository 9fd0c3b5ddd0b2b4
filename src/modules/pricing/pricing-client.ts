import { client } from '#platform/web/api/client.ts'
import { pricing } from './contract.ts'

export const api = client(pricing)
