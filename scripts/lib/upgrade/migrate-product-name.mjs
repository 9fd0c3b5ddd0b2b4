import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tryGit } from '../dependencies/git.mjs'

const file = 'src/brand.config.ts'

/**
 * Writes the product's name that a project of 0.1.0 has in its texts (`app`) to `src/brand.config.ts`, where it is
 * since 0.2.0. Returns the files that it changed.
 */
export function migrateProductName({ git, project, before, product }) {
  const texts = tryGit(git, 'show', `${before}:src/app/locales/en.json`)
  const { app } = texts === undefined ? {} : JSON.parse(texts)
  const textFile = path.join(project, file)
  if (typeof app !== 'string' || app === product || !existsSync(textFile)) return []
  const text = readFileSync(textFile, 'utf8')
  const renamed = text.replace(`name: '${product}'`, () => `name: '${app.replaceAll(/['\\]/g, String.raw`\$&`)}'`)
  if (renamed === text) return []
  writeFileSync(textFile, renamed)
  return [file]
}
