/**
 * The commands of `npm run verify`, `npm run deps` and `npm run project`.
 * @type {Record<string, Record<string, { script: string, says: string, args?: string[] }>>}
 */
export const subcommands = {
  verify: {
    removal: { script: 'scripts/commands/removal.mjs', says: 'removes modules and tests the rest' },
    create: { script: 'scripts/commands/creation.mjs', says: 'creates projects and tests them' },
    upgrade: { script: 'scripts/commands/upgrading.mjs', says: 'upgrades a changed project of the previous release' },
    languages: { script: 'scripts/commands/languages.mjs', says: 'adds a language to a copy, and leaves one out' },
    documents: { script: 'scripts/commands/documents.mjs', says: 'runs the commands in the documentation' },
    fuzz: { script: 'scripts/commands/fuzz.mjs', says: 'sends valid and invalid requests to every endpoint' },
    conformance: { script: 'scripts/commands/conformance.mjs', says: 'tests any server against the OpenAPI document' },
    resilience: { script: 'scripts/commands/resilience.mjs', says: 'one resilience test with figures' },
    texts: {
      script: 'scripts/commands/texts.mjs',
      args: ['--complete'],
      says: 'fails where a language lacks texts that a release needs',
    },
    boundaries: { script: 'scripts/commands/boundaries.mjs', says: 'which imports break a boundary' },
    budgets: { script: 'scripts/commands/budgets.mjs', says: 'lists how many bytes each page of a build loads' },
  },
  deps: {
    lockfile: {
      script: 'scripts/commands/complete-lockfile.mjs',
      says: 'adds the packages of all platforms to the lockfile',
    },
    notices: { script: 'scripts/commands/notices.mjs', says: 'writes THIRD-PARTY-NOTICES.md and checks the licences' },
    audit: { script: 'scripts/commands/audit-dependencies.mjs', says: 'lists known vulnerabilities' },
    sbom: { script: 'scripts/commands/sbom.mjs', says: 'lists all components (SBOM)' },
  },
  project: {
    fill: { script: 'src/server/fill.ts', says: 'adds rows to the database, for measurements' },
    texts: { script: 'scripts/commands/texts.mjs', says: 'lists the texts that each language lacks' },
    pictures: { script: 'scripts/commands/take-pictures.mjs', says: 'takes the pictures of the documentation again' },
  },
}
