// npm run deps -- sbom [-- file]: the application's packages as a CycloneDX bill of materials, from the lockfile alone.
import '../lib/build/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { npm } from '../lib/dependencies/npm.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'

const file = path.resolve(process.argv[2] ?? path.join(root, 'dist/sbom.json'))
const { code, output, errors } = await npm([
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--package-lock-only',
])
if (code !== 0) exitWithMessage(errors || output)
const { components } = JSON.parse(output)
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, output)
say(`${components.length} components in ${path.relative(process.cwd(), file)}`)
