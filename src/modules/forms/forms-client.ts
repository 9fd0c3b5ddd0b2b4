import { client } from '#platform/web/api/client.ts'
import { drafts, forms } from './contract.ts'

export const api = client(forms)
export const draftApi = client(drafts)
