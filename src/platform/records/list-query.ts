import * as z from 'zod'
import { maxFilterValues, maxPageItems, maxCursorLength, maxSearchLength } from '#platform/request-limits.ts'

type Filter<T> = z.ZodOptional<T extends z.ZodBoolean ? T : T extends z.core.SomeType ? z.ZodArray<T> : never>

type Field<S> = S extends `-${infer Name}` ? Name : S

type ListShape<Shape, F extends keyof Shape, S extends string, Extra> = {
  q: z.ZodOptional<z.ZodString>
  sort: z.ZodDefault<z.ZodEnum<{ [K in Field<S> | `-${Field<S> & string}`]: K }>>
  page: z.ZodDefault<z.ZodNumber>
  limit: z.ZodDefault<z.ZodNumber>
  at: z.ZodOptional<z.ZodString>
} & { [K in F]: Filter<Shape[K]> } & Extra

/**
 * The query of a list: `q`, the named filters (a flag, or any of several values), `sort`, `page` from 1, `limit` up to
 * 1,000, and `at`, the cursor of far pages. The first of `sort` is the default order; `-` before a field reverses it.
 */
export function listQuery<
  Shape extends z.ZodRawShape,
  const S extends string,
  const F extends keyof Shape & string = never,
  const Extra extends z.ZodRawShape = Record<never, never>,
>(
  entity: z.ZodObject<Shape>,
  options: { search?: readonly (keyof Shape & string)[]; filter?: readonly F[]; sort: readonly S[]; extra?: Extra },
) {
  const searched = `Searches ${(options.search ?? []).join(', ')}`
  const shape: Record<string, z.ZodType> = {
    q: z.string().max(maxSearchLength).optional().describe(searched),
    sort: z.enum(options.sort.flatMap(bothWays)).default(options.sort[0] ?? 'id'),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(maxPageItems).default(maxPageItems),
    at: z.string().max(maxCursorLength).optional().describe('Start of a far page: only as given in a `Link` header'),
    ...options.extra,
  }
  for (const name of options.filter ?? []) {
    shape[name] = toFilterSchema(entity.shape[name] ?? z.never())
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the shape was built by name above, which the compiler cannot follow
  return z.strictObject(shape) as unknown as z.ZodObject<ListShape<Shape, F, S, Extra>, z.core.$strict>
}

const toFilterSchema = (field: z.core.$ZodType) =>
  field instanceof z.ZodBoolean ? field.optional() : z.array(field).max(maxFilterValues).optional()

const bothWays = (name: string) => ['', '-'].map((sign) => sign + name.replace(/^-/, ''))
