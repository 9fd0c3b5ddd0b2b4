// npm run deps -- sbom [-- file]: the application's packages as a CycloneDX bill of materials, from the lockfile alone.
import '../lib/build/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { productionPackages } from '../lib/dependencies/licences.mjs'
import { npm } from '../lib/dependencies/npm.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'

const file = path.resolve(process.argv[2] ?? path.join(root, 'dist/sbom.json'))
const { code, output, errors } = await npm([
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
])
if (code !== 0) exitWithMessage(errors || output)
const shipped = new Set(productionPackages().map(({ name, version }) => `${name}@${version}`))
const bill = JSON.parse(output)
const application = bill.metadata.component['bom-ref']
bill.components = bill.components.filter((component) => shipped.has(component['bom-ref']))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => ref === application || shipped.has(ref))
  .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn?.filter((ref) => shipped.has(ref)) }))
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`)
say(`${bill.components.length} components in ${path.relative(process.cwd(), file)}`)
