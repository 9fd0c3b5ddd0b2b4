const loading = /<link\b[^>]*\bhref="[^"]*"[^>]*>|<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g

interface Facts {
  /** What the page loads. */
  tags: string
  /** The page's address inside the folder, without slashes at its ends. */
  path: string
}

interface AnyFacts {
  tags: string
  /** With what addresses inside the folder begin. */
  roots: readonly string[]
  /** A file that is in the folder, and nowhere else. */
  proof: string
}

/** Runs in the page's head, by its source text: finds the folder, then names what is to be loaded from there. */
function settle({ tags, path }: Facts) {
  const here = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/')
  const end = path ? `/${path}/` : '/'
  const html = `<base href="${here.slice(0, here.length - end.length + 1)}">${tags}`
  const policy = window.trustedTypes?.createPolicy('atrium-folder', { createHTML: (text) => text })
  document.write(policy?.createHTML(html) ?? html)
}

/** The same for the page that stands for any address: where no known beginning helps, it has to look for the folder. */
async function search({ tags, roots, proof }: AnyFacts) {
  const here = location.pathname.replace(/\/?$/, '/')
  const known = roots.map((root) => here.indexOf(`/${root}/`)).filter((at) => at >= 0)
  const slashes = [...here.matchAll(/\//g)].map(({ index }) => index)
  for (const at of known.length ? [Math.min(...known)] : slashes) {
    const folder = here.slice(0, at + 1)
    const answer = await fetch(folder + proof, { method: 'HEAD' })
    if (!answer.ok || !/script/.test(answer.headers.get('content-type') ?? '')) continue
    const html = `<base href="${folder}">${tags}`
    const policy = window.trustedTypes?.createPolicy('atrium-folder', { createHTML: (text) => text })
    document.head.append(document.createRange().createContextualFragment(policy?.createHTML(html) ?? html))
    return
  }
}

/**
 * Makes a page that works wherever its files are put, with and without a slash at the end of its address. What it loads
 * is named by a script, and pictures wait, since browsers look ahead for files and would ask in the wrong folder.
 */
export function forAnyFolder(html: string, path: string | undefined, roots: readonly string[]) {
  const local = (text: string) => text.replaceAll(/\b(href|src)="\.?\/(?!\/)/g, '$1="')
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const tags = (head.match(loading) ?? []).map(local).join('')
  const proof = tags.match(/\bsrc="([^"]+)"/)?.[1] ?? ''
  const call =
    path === undefined ? `(${search})(${json({ tags, roots, proof })})` : `(${settle})(${json({ tags, path })})`
  return (
    head.replaceAll(loading, '').replace('<title>', () => `<script>${call}</script>\n    <title>`) +
    local(html.slice(end).replaceAll(loading, '')).replaceAll(/<img(?![^>]*\bloading=)/g, '<img loading="lazy"')
  )
}

const json = (facts: Facts | AnyFacts) => JSON.stringify(facts).replaceAll('<', '\\u003c')
