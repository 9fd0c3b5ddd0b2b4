import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { createDraft, change, openBlog } from './blog-test-steps.ts'
import { xssCorpus } from './xss-corpus.ts'
import { findRunnable } from './xss-findings.ts'

const together = 8
const groups = Array.from({ length: Math.ceil(xssCorpus.length / together) }, (_, at) =>
  xssCorpus.slice(at * together, (at + 1) * together),
)

test('returns no executable user input in responses, pages and the feed', async () => {
  const admin = await (await openBlog(openRuntime))()
  const fetchPage = async (path: string) => (await admin.get(path)).text()
  // The page's own icons, before adding posts.
  const pageElements = findRunnable(await fetchPage('/frontend-pages/blog'))
  expect(new Set(pageElements)).toEqual(new Set(['svg']))
  const ids: number[] = []
  for (const [at, vectors] of groups.entries()) {
    const vector = vectors[at % vectors.length] ?? ''
    const { id } = await createDraft(admin, {
      title: vector.slice(0, 160),
      content: `<p>Words</p>${vectors.map((html) => `<p>${html}</p>${html}`).join('\n')}`,
      excerpt: vector.slice(0, 400),
      tags: [vector.slice(0, 40), `" onfocus=canary() a="`],
      coverImg: '/pictures/blog/kite.svg',
      coverAlt: `"${vector.slice(0, 290)}`,
    })
    const published = await change(admin, id, {
      status: 'published',
      featured: true,
      slug: `${vector.slice(0, 100)} ${at}`,
    })
    expect(published.slug).toMatch(/^[\p{L}\p{M}\p{N}_-]+$/u)
    await admin.comments.create.send({ body: { postId: id, comment: vectors.join('\n') } })
    ids.push(id)
  }

  for (const post of await admin.posts.blogPosts.send()) expect(findRunnable(post.content)).toEqual([])
  for (const id of ids) {
    const [version] = await admin.posts.versions.send({ params: { id } })
    expect(
      findRunnable((await admin.posts.version.send({ params: { id, version: version?.id ?? 0 } })).content),
    ).toEqual([])
    const answer = await admin.get(`/frontend-pages/blog/detail/${id}`)
    const page = await answer.text()
    expect(page).toContain('class="blog-text"')
    expect(findRunnable(page)).toEqual(pageElements)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'/)
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|data: *;? *script/)
  }
  for (const path of [
    '/frontend-pages/blog',
    '/frontend-pages/blog?category=Design',
    `/frontend-pages/blog?tag=${encodeURIComponent(xssCorpus[0] ?? '')}`,
  ])
    expect(findRunnable(await fetchPage(path))).toEqual(pageElements)

  const feed = await (await admin.get('/frontend-pages/blog/feed.xml')).text()
  const texts = [...feed.matchAll(/<content:encoded>([^<]*)<\/content:encoded>/g)].map(([, text = '']) => text)
  expect(texts.length).toBeGreaterThan(ids.length)
  for (const text of texts) expect(findRunnable(unescape(text))).toEqual([])
  expect(feed.replace(/<[^<>]*>/g, '')).not.toContain('<')
}, 60_000)

const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
