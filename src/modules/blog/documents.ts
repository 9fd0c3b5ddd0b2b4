import type { Db } from '#platform/db/engines/database.ts'
import { documents } from '#platform/server/site/document.ts'
import { createAuthorDocuments } from './server/site-author.ts'
import { createFeedDocument } from './server/site-feed.ts'
import { listDocuments } from './server/site-list.ts'
import { postDocument } from './server/site-post.ts'
import type { Tables } from './server/tables.ts'

export default documents((db: Db<Tables>) => [
  createFeedDocument(db),
  ...listDocuments(db),
  ...createAuthorDocuments(db),
  postDocument(db),
])
