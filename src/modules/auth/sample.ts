import type { Sample } from '#platform/db/sample/sample.ts'
import { sampleHash } from './server/sample-password.ts'
import type { OwnTables } from './server/tables.ts'

const sample: Sample<OwnTables> = ({ users, ago }) => ({
  authPasswords: users.map(({ id }, index) => ({
    userId: id,
    hash: sampleHash,
    changedAt: ago({ days: 40 + index * 31 }),
  })),
})

export default sample
