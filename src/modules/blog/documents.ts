import type { Db } from '#platform/db/engines/database.ts'
import { documents } from '#platform/server/documents/document.ts'
import { authorDocuments } from './server/site-author.ts'
import { feedDocument } from './server/site-feed.ts'
import { listDocuments } from './server/site-list.ts'
import { postDocument } from './server/site-post.ts'
import type { Tables } from './server/tables.ts'

export default documents((db: Db<Tables>) => [
  feedDocument(db),
  ...listDocuments(db),
  ...authorDocuments(db),
  postDocument(db),
])
