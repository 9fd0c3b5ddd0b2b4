/**
 * The commands of `npm run verify`, `npm run deps` and `npm run project`.
 * @type {Record<string, Record<string, { script: string, description: string, args?: string[] }>>}
 */
export const subcommands = {
  verify: {
    removal: { script: 'scripts/commands/removal.mjs', description: 'removes modules and tests the rest' },
    create: { script: 'scripts/commands/creation.mjs', description: 'creates projects and tests them' },
    upgrade: {
      script: 'scripts/commands/upgrading.mjs',
      description: 'upgrades a changed project of the previous release',
    },
    languages: {
      script: 'scripts/commands/languages.mjs',
      description: 'adds a language to a copy, and leaves one out',
    },
    documents: { script: 'scripts/commands/documents.mjs', description: 'runs the commands in the documentation' },
    fuzz: { script: 'scripts/commands/fuzz.mjs', description: 'sends valid and invalid requests to every endpoint' },
    conformance: {
      script: 'scripts/commands/conformance.mjs',
      description: 'tests any server against the OpenAPI document',
    },
    resilience: { script: 'scripts/commands/resilience.mjs', description: 'one resilience test with figures' },
    texts: {
      script: 'scripts/commands/texts.mjs',
      args: ['--complete'],
      description: 'fails where a language lacks texts that a release needs',
    },
    boundaries: { script: 'scripts/commands/boundaries.mjs', description: 'which imports break a boundary' },
    budgets: { script: 'scripts/commands/budgets.mjs', description: 'lists how many bytes each page of a build loads' },
  },
  deps: {
    lockfile: {
      script: 'scripts/commands/complete-lockfile.mjs',
      description: 'adds the packages of all platforms to the lockfile',
    },
    notices: {
      script: 'scripts/commands/notices.mjs',
      description: 'writes THIRD-PARTY-NOTICES.md and checks the licences',
    },
    audit: { script: 'scripts/commands/audit-dependencies.mjs', description: 'lists known vulnerabilities' },
    sbom: { script: 'scripts/commands/sbom.mjs', description: 'lists all components (SBOM)' },
  },
  project: {
    fill: { script: 'src/server/fill.ts', description: 'adds rows to the database, for measurements' },
    'reset-password': {
      script: 'src/server/reset-password.ts',
      description: 'prints a link that sets a new password, for an administrator who is locked out',
    },
    texts: { script: 'scripts/commands/texts.mjs', description: 'lists the texts that each language lacks' },
    logo: {
      script: 'scripts/commands/draw-logo.mjs',
      description: 'makes logo and icons from one picture: logo FILE',
    },
    accessibility: {
      script: 'scripts/commands/accessibility.mjs',
      description: 'writes the table of docs/accessibility.md',
    },
    pictures: {
      script: 'scripts/commands/take-pictures.mjs',
      description: 'takes the pictures of the documentation again',
    },
  },
}
