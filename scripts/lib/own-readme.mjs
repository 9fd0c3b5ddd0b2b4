import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** The readme of a project of one's own: what it holds, how to begin, and the parts of this one's that hold there as well. */
export function ownReadme({ title, modules }) {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const section = (heading) => {
    const start = readme.indexOf(`\n## ${heading}\n`)
    if (start < 0) throw new Error(`README.md has no section “${heading}”`)
    const end = readme.indexOf('\n## ', start + 1)
    return readme.slice(start + 1, end < 0 ? undefined : end + 1)
  }
  const parts = [
    begin(title, modules),
    section('Settings'),
    map(section('The map of the house'), modules),
    section('One application, three homes'),
    // Figures of this house stay here.
    section('Read on').replace(', many rows, hard days, with figures', ', files, a primary that dies'),
  ]
  return `${parts.join('').trimEnd()}\n`
}

const begin = (title, [first]) => `# ${title}

Made with Atrium.

## Start

Node 20.19 or newer and npm are all it needs.

\`\`\`sh
npm start   # installs, builds, and serves http://127.0.0.1:3000 with sample data
npm test    # everything that has to hold, on a real PostgreSQL and in a real browser, which it gets by itself
\`\`\`

| command | what it does |
|---|---|
| \`npm run dev\` | the working copy: the server restarts and the screens reload as files change |
| \`npm run demo\` | the static demo, whose server and database run inside the browser |
${first ? `| \`npm test -- ${first}\` | the tests of one module, in every home |\n` : ''}| \`npm run new-module orders\` | a new module that works at once ([docs/modules.md](docs/modules.md)) |
| \`npm run check\` | types, lint, format, boundaries, unused code: what can be known without running anything |
| \`npm run test:removal\` | takes modules out, and proves that the rest still stands |
| \`npm run backup\`, \`npm run restore -- folder\` | copy database and files while the server goes on, and put a copy in place ([docs/deploy.md](docs/deploy.md#backup)) |
| \`npm run upgrade -- ../atrium\` | brings it to a later version of Atrium, with all that was changed here ([docs/upgrading.md](docs/upgrading.md)) |
| \`npm run format\` | formats everything |

`

/** Without the lines of modules that are not there. */
function map(text, modules) {
  const lines = text.split('\n')
  const isGone = (line) => {
    const named = /^ {4}([a-z-]+)\/ {2,}/.exec(line)?.[1]
    return named !== undefined && !house.has(named) && !modules.includes(named)
  }
  return lines.filter((line) => !isGone(line)).join('\n')
}

// Rooms of the platform, which the map shows as deep as the modules.
const house = new Set(['server', 'web'])
