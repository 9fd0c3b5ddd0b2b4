import type { Call } from '#platform/server/pipeline/call.ts'
import { Failure } from '#platform/errors/failure.ts'
import { ImportRow } from '../contract.ts'

/** A row of an import with its sanitised description, or what is wrong with it. */
export interface CleanRow {
  input: Record<string, unknown>
  fault?: { path: string; message: string }
}

/** Sanitises the descriptions of rows before a transaction begins. Each invalid one is rejected by itself. */
export async function cleanRows(
  rows: readonly Record<string, unknown>[],
  { services: { sanitise } }: Pick<Call, 'services'>,
): Promise<CleanRow[]> {
  const clean: CleanRow[] = []
  for (const row of rows) clean.push(await cleanRow(row, sanitise))
  return clean
}

const Text = ImportRow.pick({ description: true })

/** An invalid description is removed from its row, so that no unsanitised HTML is used. */
async function cleanRow(
  { description, ...input }: Record<string, unknown>,
  sanitise: Call['services']['sanitise'],
): Promise<CleanRow> {
  if (description === undefined) return { input }
  const createFault = (message = 'Invalid input') => ({ input, fault: { path: 'description', message } })
  const { data, error } = Text.safeParse({ description })
  if (data?.description === undefined) return createFault(error?.issues[0]?.message)
  try {
    return { input: { ...input, description: await sanitise(data.description, {}) } }
  } catch (refusal) {
    if (refusal instanceof Failure && refusal.status === 422) return createFault(refusal.message)
    throw refusal
  }
}
