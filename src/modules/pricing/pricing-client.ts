import { client } from '#platform/web/client.ts'
import { pricing } from './contract.ts'

export const api = client(pricing)
