import { client } from '#platform/web/api/client.ts'
import { blogComments } from './contract-comments.ts'
import { blogViews } from './contract-views.ts'
import { blog } from './contract.ts'

export const api = client(blog)
export const comments = client(blogComments)
export const viewsClient = client(blogViews)
