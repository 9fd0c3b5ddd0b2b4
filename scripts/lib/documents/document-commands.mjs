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
const ofNotes = { needs: 'src/modules/notes', tool: 'python3' }
const withNotes = { ...ofNotes, beside: backEnd }
const allHold = /\d+ hold, 0 do not/
const upgraded = {
  needs: 'scripts/checks/upgrade.check.mjs',
  provenBy: ['scripts/checks/upgrade.check.mjs', 'upgrades to this version'],
}
const moduleMade = { provenBy: ['scripts/checks/new-module.check.mjs', 'checkNewModule'] }
const created = { makes: '../my-app', says: /npm start +installs, builds and serves it/ }

/**
 * How each command is verified, by its line in the page. `says`: it is run, and ends successfully with such output;
 * `serves`: it is run, and this address answers; `provenBy`: a test that does the same; `because`: why it cannot be run
 * here. `beside` is started before and runs meanwhile; what it `needs` may be missing, a `tool` may not be installed,
 * and what it `makes` is removed.
 */
export const ways = {
  'npm start': { serves: 'http://127.0.0.1:3000/healthz' },
  'npm test': { because: 'this is it' },
  'npm test -- --changed': { because: 'it runs this, if scripts have changed' },
  'ATRIUM_TEST_SAMPLE=17 npm test': { because: 'it runs this' },
  'npm run dev': { serves: 'http://127.0.0.1:3000/healthz' },
  'npm run demo': { serves: 'http://127.0.0.1:3000/' },
  'DATABASE_URL=postgres://user:password@localhost/atrium npm start': {
    provenBy: ['src/testing/servers/many-processes.ts', 'DATABASE_URL'],
  },
  [backEnd]: { ...ofNotes, serves: 'http://127.0.0.1:8000/api/session' },
  'npm run verify -- conformance http://127.0.0.1:8000 --modules notes': { ...withNotes, says: allHold },
  "npm run verify -- conformance http://127.0.0.1:8000 --modules notes --header 'cookie: atrium_session=…'": {
    ...withNotes,
    says: allHold,
  },
  'npm run verify -- conformance http://127.0.0.1:8000 --modules notes --only notes.create --verbose': {
    ...withNotes,
    says: /✓ notes\.create makes a record/,
  },
  'ATRIUM_API_URL=http://127.0.0.1:8000 npm start': { ...withNotes, serves: 'http://127.0.0.1:3000/api/session' },
  'npm run create -- ../my-app --modules auth,users,roles,notifications,home,contacts,invoices': {
    ...created,
    needs: 'src/modules/invoices',
  },
  'npm run create -- ../my-app --modules none': created,
  'npm run create -- ../my-app --modules auth,users,roles,notifications,home,contacts,invoices --name "My App"': {
    ...created,
    needs: 'src/modules/invoices',
  },
  'npm run create -- ../my-app --modules contacts --name "My App"': { ...created, needs: 'src/modules/contacts' },
  'export ATRIUM_SECRET=$(openssl rand -base64 32) POSTGRES_PASSWORD=$(openssl rand -hex 16)': {
    because: 'it is typed into the shell that starts the image',
  },
  'docker compose -f deploy/compose.yaml up --build': { because: 'it takes a Docker; both files are linted' },
  'export ATRIUM_NODE=system': { because: 'it is typed into the shell that starts the server' },
  'npm run build && npm run build -- --server': {
    because: 'the step before has built both, and looks at what the image holds',
  },
  'cd /opt/atrium && npm ci && npm run build': { because: 'it is of a machine of its own; npm start does the same' },
  'install -m 600 /dev/null /etc/atrium.env': { because: 'it is of a machine of its own' },
  'cp deploy/atrium.service /etc/systemd/system/ && systemctl enable --now atrium': { because: 'it takes a systemd' },
  'npm run backup': { says: /./ },
  'npm run backup -- /mnt/backups/tonight': { says: /./ },
  'npm run restore -- /mnt/backups/tonight --yes': { says: /is in place/ },
  'OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318 node --import /opt/traces/traces.mjs src/server/main.ts': {
    provenBy: ['src/server/observability/tracing.test.ts', 'records a request as a span of its incoming trace'],
  },
  'npm run check': { because: 'its checks are the first of npm test' },
  'npm test -- src/platform/ui/theme --runtime=sqlite': { says: / passed, 0 failed/ },
  'npm test -- --runtime=sqlite src/testing/all-modules/permissions': { says: / passed, 0 failed/ },
  'npm run project -- texts': { says: /./ },
  'npm run project -- texts fr': { says: /./ },
  'npm run verify -- texts': { says: /./ },
  'npm run new-module orders': moduleMade,
  'npm run new-module orders -- --fields "title:text, amount:money, status:choice(open|paid|void), due?:date"':
    moduleMade,
  'npm run new-module orders -- --fields "title:text, amount:money, status:choice(open|paid=Paid up|void), due?:date"':
    moduleMade,
  'npm run new-module orders -- --fields "title, customer:person, weight?:decimal(3 kg), extras:choices(gift|express), parent:own, about:record(tickets|notes)"':
    moduleMade,
  'npm run new-module people -- --singular person --path /apps/people': moduleMade,
  'npm test -- orders': moduleMade,
  'cd ../my-app': { because: 'what follows is typed in the project' },
  'git add --all && git commit -m "Keep orders with their customer"': { because: 'it is of a project' },
  'git -C ../atrium pull': { because: 'it takes a later version than this one' },
  'npm run upgrade -- ../atrium': upgraded,
  'cd my-app && node ../atrium/scripts/upgrade.mjs': upgraded,
  'git add <file> && git commit && npm run check': {
    needs: 'scripts/checks/upgrade.check.mjs',
    provenBy: ['scripts/checks/upgrade.check.mjs', 'goes on when it is resolved'],
  },
  'git fetch ../atrium v0.1.0': { because: 'it is of a project without a history' },
  'began=$(git commit-tree -m "Atrium 0.1.0, as it came" FETCH_HEAD^{tree})': {
    because: 'it is of a project without a history',
  },
  'git merge --strategy=ours --allow-unrelated-histories -m "Begin with Atrium 0.1.0" $began': {
    because: 'it is of a project without a history',
  },
  'node ../atrium/scripts/upgrade.mjs --from $began': upgraded,
  'export ATRIUM_SECRET_PREVIOUS=$ATRIUM_SECRET ATRIUM_SECRET=$(openssl rand -base64 32)': {
    provenBy: ['src/platform/server/accounts/secrets.test.ts', 'values of the previous secret stay valid'],
  },
  'DATABASE_URL=postgres://atrium:password@one:5432,two:5432/atrium': {
    provenBy: ['src/server/lifecycle/failover.durability.test.ts', 'after the primary dies under load'],
  },
}
