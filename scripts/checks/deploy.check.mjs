import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { parseAllDocuments } from 'yaml'
import { root } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'

// Not every machine can run these files, so each is validated: the Dockerfile by the validator of editors, the compose
// file by its specification and a linter, the manifests by the schemas that Kubernetes publishes for its API.
const inImage = validate(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')).map(
  ({ range, message }) => `deploy/Dockerfile:${range.start.line + 1} ${message}`,
)
const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
const inCompose = linter
  .lintFiles([path.join(root, 'deploy/compose.yaml')], false)
  .flatMap(({ messages }) => messages)
  .map(({ line, message }) => `deploy/compose.yaml:${line} ${message}`)

/** Finds the schema of a resource by its `apiVersion` and `kind`; wrong types and missing fields are faults. */
async function resourceProblems({ apiVersion, kind, ...fields }) {
  const models = await import(`kubernetes-models/${apiVersion}`).catch(() => ({}))
  if (!models[kind]) return [`no resource ${apiVersion} ${kind}`]
  try {
    new models[kind]({ ...fields }).validate()
    return []
  } catch (error) {
    return [`${kind}: ${error instanceof Error ? error.message : error}`]
  }
}

const manifests = parseAllDocuments(readFileSync(path.join(root, 'deploy/kubernetes.yaml'), 'utf8'))
const inManifests = (
  await Promise.all(
    manifests.map(async (resource) => [
      ...resource.errors.map(({ message }) => message),
      ...(await resourceProblems(resource.toJS())),
    ]),
  )
)
  .flat()
  .map((message) => `deploy/kubernetes.yaml: ${message}`)

const problems = [...inImage, ...inCompose, ...inManifests]
for (const problem of problems) say(problem)
if (problems.length === 0) say('The image, the compose file and the Kubernetes manifests are valid.')
process.exitCode = problems.length === 0 ? 0 : 1
