import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { withoutJsonSchema } from './without-json-schema-plugin.ts'

const code = `
  import * as z from 'zod'
  import { getField } from '#platform/fields/fields.ts'
  export const fields = [
    z.string().trim().max(200),
    z.string().trim().max(10_000).default(''),
    z.int().min(1).max(9).nullable().default(null),
    z.number().int().min(0),
  ].map(getField)
  export const most = () => z.string().max(9).maxLength
`

const written = {
  name: 'written',
  resolveId: (id: string) => (id === 'entry' ? '\0entry' : undefined),
  load: (id: string) => (id === '\0entry' ? code : undefined),
}

/** Builds this code as for browsers, and returns its exports. */
async function built(): Promise<Record<string, unknown>> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-built-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const output = { entryFileNames: 'entry.mjs' }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutJsonSchema(), written],
    build: { outDir, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', output } },
  })
  return import(/* @vite-ignore */ pathToFileURL(path.join(outDir, 'entry.mjs')).href)
}

test('keeps the field descriptions without JSON Schema, and throws for what was removed', async () => {
  const { fields, most } = await built()
  expect(fields).toMatchObject([
    { kind: 'text', maxLength: 200 },
    { kind: 'longText', maxLength: 10_000 },
    { kind: 'number', min: 1, max: 9, isInteger: true },
    { kind: 'number', min: 0, isInteger: true },
  ])
  expect(most).toThrow('left out of this build')
})
