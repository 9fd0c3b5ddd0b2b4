import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'

/** The `sh` blocks of a page. */
const blocks = /^```sh\n([^]*?)^```/gm
const comment = /\s{2,}# .*$/

export const documentPages = () =>
  ['README.md', 'CONTRIBUTING.md', ...readdirSync(path.join(root, 'docs')).map((file) => `docs/${file}`)].filter(
    (file) => file.endsWith('.md') && existsSync(path.join(root, file)),
  )

/** Every command of the pages, by page and line. */
export const documentCommands = () =>
  documentPages().flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(blocks)].flatMap(([, text]) =>
      text
        .split('\n')
        .map((line) => line.replace(comment, '').trim())
        .filter((line) => line !== '')
        .map((line) => ({ page, line })),
    ),
  )

const backEnd = 'python3 examples/python-server/server.py --port 8000'
const notesProject = { requires: 'src/modules/notes', tool: 'python3' }
const withNotes = { ...notesProject, background: backEnd }
const allHold = /\d+ passed, 0 failed/
const upgraded = {
  requires: 'scripts/checks/upgrade.check.mjs',
  testedBy: ['scripts/checks/upgrade.check.mjs', 'upgrades to this version'],
}
const newModule = { testedBy: ['scripts/checks/new-module.check.mjs', 'checkNewModule'] }
const created = { creates: '../my-app', prints: /npm start +installs, builds and serves it/ }

/**
 * How each command is verified, by its line in the page. `prints`: it ends successfully with such output; `serves`: this
 * address answers; `testedBy`: a test runs the same command; `skipReason`: why it cannot run here. The command in
 * `background` runs at the same time. A command is skipped if the file that it `requires` is missing or its `tool` is not
 * installed. The folder that it `creates` is removed.
 */
export const verifications = {
  'npm start': { serves: 'http://127.0.0.1:3000/healthz' },
  'npm test': { skipReason: 'this run is that command' },
  'npm test -- --changed': { skipReason: 'it would run this check, if scripts have changed' },
  'npm run dev': { serves: 'http://127.0.0.1:3000/healthz' },
  'npm run demo': { serves: 'http://127.0.0.1:3000/' },
  'DATABASE_URL=postgres://user:password@localhost/atrium npm start': {
    testedBy: ['src/testing/servers/many-processes.ts', 'DATABASE_URL'],
  },
  [backEnd]: { ...notesProject, serves: 'http://127.0.0.1:8000/api/session' },
  'npm run verify -- conformance http://127.0.0.1:8000 --modules notes': { ...withNotes, prints: allHold },
  "npm run verify -- conformance http://127.0.0.1:8000 --modules notes --header 'cookie: atrium_session=…'": {
    ...withNotes,
    prints: allHold,
  },
  'npm run verify -- conformance http://127.0.0.1:8000 --modules notes --only notes.create --verbose': {
    ...withNotes,
    prints: /✓ notes\.create creates a record/,
  },
  'ATRIUM_API_URL=http://127.0.0.1:8000 npm start': { ...withNotes, serves: 'http://127.0.0.1:3000/api/session' },
  'npm run create -- ../my-app --modules auth,users,roles,notifications,home,contacts,invoices': {
    ...created,
    requires: 'src/modules/invoices',
  },
  'npm run create -- ../my-app --modules none': created,
  'npm run create -- ../my-app --modules auth,users,roles,notifications,home,contacts,invoices --name "My App"': {
    ...created,
    requires: 'src/modules/invoices',
  },
  'npm run create -- ../my-app --modules contacts --name "My App"': { ...created, requires: 'src/modules/contacts' },
  'export ATRIUM_SECRET=$(openssl rand -base64 32) POSTGRES_PASSWORD=$(openssl rand -hex 16)': {
    skipReason: 'it sets variables of the shell that starts the image',
  },
  'docker compose -f deploy/compose.yaml up --build': {
    skipReason: 'it needs Docker; static checks validate both files',
  },
  'export ATRIUM_NODE=system': { skipReason: 'it sets a variable of the shell that starts the server' },
  'npm run build && npm run build -- --server': {
    skipReason: 'the steps “build” and “image contents” build both',
  },
  'cd /opt/atrium && npm run build': {
    skipReason: 'it is for a production machine; npm start does the same',
  },
  'install -m 600 /dev/null /etc/atrium.env': { skipReason: 'it is for a production machine' },
  'cp deploy/atrium.service /etc/systemd/system/ && systemctl enable --now atrium': { skipReason: 'it needs systemd' },
  'npm run backup': { prints: /./ },
  'npm run backup -- /mnt/backups/tonight': { prints: /./ },
  'npm run restore -- /mnt/backups/tonight --yes': { prints: /was restored/ },
  'OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318 node --import /opt/traces/traces.mjs src/server/main.ts': {
    testedBy: ['src/server/observability/tracing.test.ts', 'records a request as a span of its incoming trace'],
  },
  'npm run check': { skipReason: 'npm test runs the same checks' },
  'npm test -- src/platform/ui/theme --runtime=sqlite': { prints: / passed, 0 failed/ },
  'npm test -- --runtime=sqlite src/testing/all-modules/permissions': { prints: / passed, 0 failed/ },
  'npm run project -- texts': { prints: /./ },
  'npm run project -- texts fr': { prints: /./ },
  'npm run verify -- texts': { prints: /./ },
  'npm run new-module orders': newModule,
  'npm run new-module orders -- --fields "title:text, amount:money, status:choice(open|paid|void), due?:date"':
    newModule,
  'npm run new-module orders -- --fields "title:text, amount:money, status:choice(open|paid=Paid up|void), due?:date"':
    newModule,
  'npm run new-module orders -- --fields "title, customer:person, weight?:decimal(3 kg), extras:choices(gift|express), parent:own, about:record"':
    newModule,
  'npm run new-module people -- --singular person --path /apps/people': newModule,
  'npm test -- orders': newModule,
  'cd ../my-app': { skipReason: 'the next commands run in the project' },
  'git add --all && git commit -m "Keep orders with their customer"': { skipReason: 'it is for a project' },
  'git -C ../atrium pull': { skipReason: 'it needs a later version than this one' },
  'npm run upgrade -- ../atrium': upgraded,
  'cd my-app && node ../atrium/scripts/upgrade.mjs': upgraded,
  'git add <file> && git commit && npm run check': {
    requires: 'scripts/checks/upgrade.check.mjs',
    testedBy: ['scripts/checks/upgrade.check.mjs', 'upgrades after the conflict is resolved'],
  },
  'git fetch ../atrium v0.1.0': { skipReason: 'it is for a project without a Git history' },
  'began=$(git commit-tree -m "Atrium 0.1.0, as it came" FETCH_HEAD^{tree})': {
    skipReason: 'it is for a project without a Git history',
  },
  'git merge --strategy=ours --allow-unrelated-histories -m "Begin with Atrium 0.1.0" $began': {
    skipReason: 'it is for a project without a Git history',
  },
  'node ../atrium/scripts/upgrade.mjs --from $began': upgraded,
  'export ATRIUM_SECRET_PREVIOUS=$ATRIUM_SECRET ATRIUM_SECRET=$(openssl rand -base64 32)': {
    testedBy: ['src/platform/server/accounts/secrets.test.ts', 'values of the previous secret stay valid'],
  },
  'DATABASE_URL=postgres://atrium:password@one:5432,two:5432/atrium': {
    testedBy: ['src/server/lifecycle/failover.durability.test.ts', 'after the primary dies under load'],
  },
}
