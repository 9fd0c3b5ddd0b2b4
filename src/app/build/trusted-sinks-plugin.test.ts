import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { trustedSinks } from './trusted-sinks-plugin.ts'

/** Builds this code as for browsers. */
async function built(code: string) {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-built-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '\0entry' : undefined),
    load: (id: string) => (id === '\0entry' ? code : undefined),
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, trustedSinks()],
    build: {
      outDir,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.mjs' },
      },
    },
  })
  return readFileSync(path.join(outDir, 'entry.mjs'), 'utf8')
}

test('replaces the editor’s HTML parsing by the policy', async () => {
  const code = await built(`export { generateJSON } from '@tiptap/core'`)
  expect(code).toContain('.parseFromString(policy?.createHTML(')
  expect(code).not.toMatch(/parseFromString\((?!policy\?\.createHTML\()/)
})

test('replaces innerHTML in date fields by textContent', async () => {
  const code = await built(`export { DateField } from '@mui/x-date-pickers/DateField'`)
  expect(code.match(/getRoot\(\)\.textContent = |getSectionContent\(\w+\)\.textContent = /g)).toHaveLength(2)
})

test.each([
  `export const show = (place, text) => { place.innerHTML = text }`,
  `export const show = (place, text) => place.insertAdjacentHTML('beforeend', text)`,
  `export const read = (text) => new DOMParser().parseFromString(text, 'text/html')`,
])('fails the build when a library creates markup from strings: %s', async (code) => {
  await expect(built(code)).rejects.toThrow(/writes strings as markup/)
})
