import { client } from '#platform/web/api/client.ts'
import { socialNotices } from '../contract-notices.ts'

export const notices = client(socialNotices)
