import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { Sample } from '#platform/db/sample/sample.ts'
import type { Tables } from './server/tables.ts'
import { sampleDocuments } from './sample/documents.ts'
import { deriveColumns } from './text-facts.ts'

const sample: Sample<Tables> = ({ ago }) => ({
  textDocuments: sampleDocuments.map(({ ownerId, title, content, daysAgo, hoursAgo, trashed = false }, index) => ({
    id: index + 1,
    ownerId,
    title,
    // Already in the form that the server's sanitiser returns.
    content: SafeHtml.parse(content),
    pictures: '[]',
    ...deriveColumns({ title, content }),
    createdAt: ago({ days: daysAgo }),
    updatedAt: ago({ hours: hoursAgo }),
    version: 3,
    deletedAt: trashed ? ago({ hours: hoursAgo }) : null,
  })),
})

export default sample
