import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { tryGit, gitIn } from '../dependencies/git.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { isOlder } from '../upgrade/versions.mjs'

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/**
 * The newest release before this version, by its tag or by scripts/releases.json, and the repository that has it: this
 * one, or, if this is a clone without that history, a new one in the folder `outside`. If neither is available,
 * `missing` says so.
 */
export async function previousRelease(temporaryFolder) {
  const { version } = read('package.json')
  const git = gitIn(root)
  const tags = (tryGit(git, 'tag', '--list', 'v[0-9]*') ?? '').split('\n').filter(Boolean)
  const releases = { ...read('scripts/releases.json'), ...Object.fromEntries(tags.map((tag) => [tag.slice(1), tag])) }
  const [newest] = Object.keys(releases)
    .filter((release) => isOlder(release, version))
    .toSorted((a, b) => (isOlder(a, b) ? 1 : -1))
  if (newest === undefined) throw new Error(`No release before ${version} is known: scripts/releases.json`)
  const commit = tryGit(git, 'rev-parse', '--verify', '--quiet', `${releases[newest]}^{commit}`)
  const repository =
    commit === undefined ? await fetched(releases[newest], path.join(temporaryFolder, 'releases')) : root
  const missing = `version ${newest} (${releases[newest]}) is not in this clone, and could not be fetched: git fetch --unshallow`
  return repository === undefined ? { missing } : { version: newest, commit: commit ?? releases[newest], repository }
}

/** Fetches one commit from this clone's origin into a new repository; undefined if that does not answer. */
async function fetched(commit, repository) {
  const origin = tryGit(gitIn(root), 'remote', 'get-url', 'origin')
  if (origin === undefined) return undefined
  mkdirSync(repository)
  gitIn(repository)('init', '--quiet')
  const { code } = await run('git', ['fetch', '--quiet', '--depth', '1', origin, commit], {
    cwd: repository,
    // Nobody can type a password.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    timeout: 60_000,
    quiet: true,
  })
  return code === 0 ? repository : undefined
}

/** Writes the tree of a release into a folder. */
export function unpack({ commit, repository }, folder) {
  mkdirSync(folder, { recursive: true })
  const git = gitIn(repository, { GIT_INDEX_FILE: `${folder}.index` })
  git('read-tree', commit)
  git('checkout-index', '--all', `--prefix=${folder}/`)
}
