const flag = { type: 'boolean' }
const text = { type: 'string' }

/**
 * The commands of `npm run verify`, `npm run deps` and `npm run project`. `parameters` is what the usage shows after the
 * name, `options` what it accepts.
 * @type {Record<string, Record<string, {
 *   script: string
 *   description: string
 *   args?: string[]
 *   parameters?: string
 *   options?: import('node:util').ParseArgsOptionsConfig
 * }>>}
 */
export const subcommands = {
  verify: {
    removal: {
      script: 'scripts/commands/removal.mjs',
      parameters: '[module …]',
      description: 'removes modules and tests the rest',
    },
    create: {
      script: 'scripts/commands/creation.mjs',
      parameters: '[module …]',
      description: 'creates projects and tests them',
    },
    upgrade: {
      script: 'scripts/commands/upgrading.mjs',
      description: 'upgrades a changed project of the previous release',
    },
    languages: {
      script: 'scripts/commands/languages.mjs',
      description: 'adds a language to a copy, and leaves one out',
    },
    documents: { script: 'scripts/commands/documents.mjs', description: 'runs the commands in the documentation' },
    fuzz: {
      script: 'scripts/commands/fuzz.mjs',
      parameters: '[--runtime sqlite|postgres|demo] [--requests 20000] [--seed 1] [--only <operation>]',
      options: { runtime: text, requests: text, seed: text, only: text },
      description: 'sends valid and invalid requests to every endpoint',
    },
    conformance: {
      script: 'scripts/commands/conformance.mjs',
      parameters: "<address> [--modules <names>] [--only <operation>] [--header 'cookie: a=b'] [--verbose]",
      options: { modules: text, only: text, header: { type: 'string', multiple: true }, verbose: flag },
      description: 'tests any server against the OpenAPI document',
    },
    resilience: {
      script: 'scripts/commands/resilience.mjs',
      parameters: '<test> [--on sqlite,postgres]',
      options: { on: text, rate: text, seconds: text, streams: text, times: text, kills: text, noticed: text },
      description: 'one resilience test with figures',
    },
    texts: {
      script: 'scripts/commands/texts.mjs',
      parameters: '[language …]',
      args: ['--complete'],
      description: 'fails where a language lacks texts that a release needs',
    },
    boundaries: {
      script: 'scripts/commands/boundaries.mjs',
      parameters: '[folder]',
      description: 'lists imports that break a boundary',
    },
    budgets: { script: 'scripts/commands/budgets.mjs', description: 'lists how many bytes each page of a build loads' },
  },
  deps: {
    lockfile: {
      script: 'scripts/commands/complete-lockfile.mjs',
      description: 'adds the packages of all platforms to the lockfile',
    },
    notices: {
      script: 'scripts/commands/notices.mjs',
      parameters: '[--check]',
      options: { check: flag },
      description: 'writes THIRD-PARTY-NOTICES.md and checks the licences',
    },
    audit: {
      script: 'scripts/commands/audit-dependencies.mjs',
      parameters: '[--strict]',
      options: { strict: flag },
      description: 'lists known vulnerabilities; with --strict, fails if the registry cannot be asked',
    },
    sbom: { script: 'scripts/commands/sbom.mjs', parameters: '[file]', description: 'lists all components (SBOM)' },
  },
  project: {
    fill: {
      script: 'src/server/fill.ts',
      parameters: '[--rows 1000] [--modules <names>] [--yes]',
      options: { rows: text, modules: text, yes: flag },
      description: 'adds rows to the database, for measurements; --yes: also to one without sample data',
    },
    'reset-password': {
      script: 'src/server/reset-password.ts',
      parameters: '[address] [--remove-second-factor]',
      options: { 'remove-second-factor': flag },
      description: 'prints a link that sets a new password, for an administrator who is locked out',
    },
    texts: {
      script: 'scripts/commands/texts.mjs',
      parameters: '[language …]',
      options: { brief: flag },
      description: 'lists the texts that each language lacks; with --brief, only their number',
    },
    logo: {
      script: 'scripts/commands/draw-logo.mjs',
      parameters: '[file]',
      description: 'makes logo and icons from one picture; without a file, draws the icons again',
    },
    accessibility: {
      script: 'scripts/commands/accessibility.mjs',
      description: 'writes the table of docs/accessibility.md',
    },
    pictures: {
      script: 'scripts/commands/take-pictures.mjs',
      parameters: '[picture …]',
      description: 'takes the pictures of the documentation again',
    },
  },
}
