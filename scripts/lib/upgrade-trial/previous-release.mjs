import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { asked, gitIn } from '../git.mjs'
import { root } from '../paths.mjs'
import { isOlder } from '../upgrade/versions.mjs'

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/**
 * The newest release before this version: by its tag, or by scripts/releases.json in a clone without tags. Where its commit
 * is not here, `missing` says why.
 */
export function previousRelease() {
  const { version } = read('package.json')
  const git = gitIn(root)
  const tags = (asked(git, 'tag', '--list', 'v[0-9]*') ?? '').split('\n').filter(Boolean)
  const known = { ...read('scripts/releases.json'), ...Object.fromEntries(tags.map((tag) => [tag.slice(1), tag])) }
  const [newest] = Object.keys(known)
    .filter((one) => isOlder(one, version))
    .toSorted((one, other) => (isOlder(one, other) ? 1 : -1))
  if (newest === undefined) throw new Error(`No release before ${version} is known: scripts/releases.json`)
  const commit = asked(git, 'rev-parse', '--verify', '--quiet', `${known[newest]}^{commit}`)
  return commit === undefined
    ? {
        version: newest,
        missing: `version ${newest} (${known[newest]}) is not in this clone: git fetch --unshallow --tags`,
      }
    : { version: newest, commit }
}

/** Writes the tree of a commit into a folder. */
export function unpack(commit, folder) {
  mkdirSync(folder, { recursive: true })
  const git = gitIn(root, { GIT_INDEX_FILE: `${folder}.index` })
  git('read-tree', commit)
  git('checkout-index', '--all', `--prefix=${folder}/`)
}
