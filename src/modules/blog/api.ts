import { commentsApi } from './server/comments-api.ts'
import { postsApi } from './server/posts-api.ts'
import { viewsApi } from './server/views-api.ts'

export default [postsApi, commentsApi, viewsApi]
