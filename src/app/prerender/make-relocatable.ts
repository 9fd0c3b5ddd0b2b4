const resourceTags = /<link\b[^>]*\bhref="[^"]*"[^>]*>|<script\b[^>]*\bsrc="[^"]*"[^>]*><\/script>/g

interface PageOptions {
  /** HTML of the page's scripts and styles. */
  tags: string
  /** The page's path within the folder, without leading and trailing slashes. */
  path: string
}

interface FallbackOptions {
  tags: string
  /** First segments of the application's paths. */
  roots: readonly string[]
  /** A file that exists in the application's folder only. */
  probe: string
}

/** Inlined in the head by its source text: determines the base folder, then loads the page's files from it. */
function insertBase({ tags, path }: PageOptions) {
  const currentPath = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/')
  const end = path ? `/${path}/` : '/'
  const html = `<base href="${currentPath.slice(0, currentPath.length - end.length + 1)}">${tags}`
  const policy = window.trustedTypes?.createPolicy('atrium-folder', { createHTML: (text) => text })
  document.write(policy?.createHTML(html) ?? html)
}

/** The same for the page that serves any path: without a known first segment it searches for the folder by requests. */
async function findBase({ tags, roots, probe }: FallbackOptions) {
  const currentPath = location.pathname.replace(/\/?$/, '/')
  const positions = roots.map((root) => currentPath.indexOf(`/${root}/`)).filter((at) => at >= 0)
  const slashes = [...currentPath.matchAll(/\//g)].map(({ index }) => index)
  for (const at of positions.length ? [Math.min(...positions)] : slashes) {
    const folder = currentPath.slice(0, at + 1)
    const response = await fetch(folder + probe, { method: 'HEAD' })
    if (!response.ok || !/script/.test(response.headers.get('content-type') ?? '')) continue
    const html = `<base href="${folder}">${tags}`
    const policy = window.trustedTypes?.createPolicy('atrium-folder', { createHTML: (text) => text })
    document.head.append(document.createRange().createContextualFragment(policy?.createHTML(html) ?? html))
    return
  }
}

/**
 * Makes a page relocatable, with or without a trailing slash in its URL. A script adds the tags of its files, and
 * images load lazily, since the browser's preload scanner would request them from the wrong folder.
 */
export function makeRelocatable(html: string, path: string | undefined, roots: readonly string[]) {
  const relativeUrls = (text: string) => text.replaceAll(/\b(href|src)="\.?\/(?!\/)/g, '$1="')
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const tags = (head.match(resourceTags) ?? []).map(relativeUrls).join('')
  const probe = tags.match(/\bsrc="([^"]+)"/)?.[1] ?? ''
  const call =
    path === undefined
      ? `(${findBase})(${escapeJson({ tags, roots, probe })})`
      : `(${insertBase})(${escapeJson({ tags, path })})`
  return (
    head.replaceAll(resourceTags, '').replace('<title>', () => `<script>${call}</script>\n    <title>`) +
    relativeUrls(html.slice(end).replaceAll(resourceTags, '')).replaceAll(
      /<img(?![^>]*\bloading=)/g,
      '<img loading="lazy"',
    )
  )
}

const escapeJson = (options: PageOptions | FallbackOptions) => JSON.stringify(options).replaceAll('<', '\\u003c')
