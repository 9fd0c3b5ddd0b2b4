import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const PagePaths = z.object({ guarded: z.array(z.string()), start: z.string() })
const { guarded, start } = PagePaths.parse(
  JSON.parse(readFileSync(path.resolve('dist/client/page-paths.json'), 'utf8')),
)

/** The path at which the application starts. */
export const startPath = start
/** The paths of all screens that need a session, without those of records. */
export const screens = guarded.filter((screen) => !/[:*]/.test(screen)).toSorted()
/** The paths of the screens of records, with parameters. */
export const recordScreens = guarded.filter((screen) => screen.includes(':')).toSorted()

const QueryData = z.object({
  queryKey: z.array(z.unknown()),
  data: z.unknown(),
  paths: z.array(z.string()).optional(),
})
const Data = z.object({
  queryResults: z.array(QueryData),
  otherResponses: z.array(z.object({ path: z.string() })),
  timeZone: z.string(),
  change: z.number(),
})

/** Parses the data embedded in a page; undefined for a page of the build, which has none. */
export function findData(html: string) {
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
  return block === undefined ? undefined : Data.parse(JSON.parse(block))
}

/** Parses the data embedded in a rendered page. */
export function readData(html: string) {
  const data = findData(html)
  if (!data) throw new Error('The page has no data')
  return data
}
