import { galleryApi } from './server/gallery-api.ts'
import { noticesApi } from './server/notices-api.ts'
import { peopleApi } from './server/people-api.ts'
import { postsApi } from './server/posts-api.ts'

export default [postsApi, peopleApi, galleryApi, noticesApi]
