import { client } from '#platform/web/api/client.ts'
import { account } from '../contract-account.ts'

export const api = client(account)
