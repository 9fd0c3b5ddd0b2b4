import type { Sample } from '#platform/db/sample/sample.ts'
import { fold } from '#platform/text/fold.ts'
import type { Tables } from './server/tables.ts'

const sample: Sample<Tables> = (tools) => {
  const titles = [...new Set(tools.people.map(({ company }) => company))].slice(0, 12)
  return {
    plainThings: titles.map((title, index) => ({
      id: index + 1,
      title,
      done: index % 3 === 2,
      createdAt: tools.ago({ days: index * 2, hours: 3 }),
      deletedAt: null,
      search: fold(title),
    })),
  }
}

export default sample
