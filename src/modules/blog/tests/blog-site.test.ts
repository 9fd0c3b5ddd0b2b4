import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { blog } from '../contract.ts'

const list = '/frontend-pages/blog'

test('renders the list as HTML with links to posts', async () => {
  const api = await serve(blog)
  const answer = await api.send(list)
  expect(answer.headers.get('content-type')).toContain('text/html')
  const text = await answer.text()
  const posts = await api.list.send()
  for (const { slug, title } of posts.slice(0, 5)) {
    expect(text).toContain(`${list}/detail/${encodeURIComponent(slug)}"`)
    expect(text).toContain(title.replaceAll("'", '&#39;'))
  }
})

test('filters by category and tag, and links back from a page beyond the last', async () => {
  const api = await serve(blog)
  const designs = await api.list.send({ query: { category: ['Design'] } })
  const text = await (await api.send(`${list}/category/Design`)).text()
  expect(text.match(/class="blog-card"/g)).toHaveLength(designs.length)
  expect(await (await api.send(`${list}?category=Design`)).text()).toContain('aria-current="page"')
  const tagged = await api.list.send({ query: { tag: ['paper'] } })
  expect((await (await api.send(`${list}?tag=Paper`)).text()).match(/class="blog-card"/g)).toHaveLength(tagged.length)
  const lastPage = await (await api.send(`${list}?page=900`)).text()
  expect(lastPage).not.toContain('class="blog-card"')
  expect(lastPage).toContain('rel="prev"')
})

test('renders text, comments, structured data and previews of a post', async () => {
  const api = await serve(blog)
  const post = (await api.blogPosts.send()).find(({ comments, language }) => comments.length > 1 && language === 'en')
  const text = await (await api.send(`${list}/detail/${post?.id}`)).text()
  expect(text).toContain('<link rel="canonical"')
  expect(text).toContain('"@type":"BlogPosting"')
  expect(text).toContain('property="og:type" content="article"')
  expect(text).toContain('og:image')
  expect(text).toContain(post?.content.slice(0, 80))
  expect(text).toContain(post?.comments[0]?.profile.name)
  expect(text).toContain('rel="alternate"')
})

test('a post has one address by its slug, and is also found by its id and by former slugs', async () => {
  const api = await serve(blog)
  const { id } = await api.create.send({ body: { title: 'Two hares', content: '<p>a</p>', language: 'fr' } })
  const post = await api.edit.send({ params: { id }, body: { status: 'published' } })
  const read = async (address: string | number) => (await api.send(`${list}/detail/${address}`)).text()
  const isAt = (slug: string) => expect.stringMatching(`<link rel="canonical" href="[^"]*/fr${list}/detail/${slug}"`)
  expect(await read('two-hares')).toEqual(isAt('two-hares'))
  // The text is in one language, whatever the language around it.
  expect(await read('two-hares')).not.toContain('rel="alternate" hreflang')
  await api.edit.send({ params: { id }, body: { slug: 'three-hares', version: post.version } })
  for (const address of ['three-hares', 'two-hares', id]) expect(await read(address)).toEqual(isAt('three-hares'))
  const sitemap = await (await api.send('/sitemap.xml')).text()
  expect(sitemap).toContain(`/fr${list}/detail/three-hares<`)
  expect(sitemap).not.toContain('two-hares')
})

test('renders no page for drafts, scheduled and deleted posts', async () => {
  const api = await serve(blog)
  const hidden = await api.list.send({ query: { status: ['draft', 'scheduled'] } })
  expect(hidden.length).toBeGreaterThan(2)
  const { id: deletedId } = await api.create.send({ body: { title: 'Gone again', content: '<p>a</p>' } })
  const published = await api.edit.send({ params: { id: deletedId }, body: { status: 'published' } })
  expect(await (await api.send(`${list}/detail/${deletedId}`)).text()).toContain('blog-post')
  await api.remove.send({ params: { id: deletedId } })
  for (const { id, title } of [...hidden, published]) {
    const text = await (await api.send(`${list}/detail/${id}`)).text()
    expect(text).not.toContain('blog-post')
    expect(await (await api.send(`${list}/feed.xml`)).text()).not.toContain(`<title>${title}</title>`)
  }
  expect(await (await api.send(`${list}/detail/1e3`)).text()).not.toContain('blog-post')
})

test('renders full texts as well-formed XML in the feed, without characters that XML forbids', async () => {
  const api = await serve(blog)
  const { id } = await api.create.send({
    body: { title: 'Bell \u0007 & <b> "]]>', content: '<p>]]> \u000b &amp; ende</p>' },
  })
  await api.edit.send({ params: { id }, body: { status: 'published' } })
  const answer = await api.send(`${list}/feed.xml`)
  expect(answer.headers.get('content-type')).toContain('application/rss+xml')
  const text = await answer.text()
  expect(text).toContain('<title>Bell  &amp; &lt;b&gt; &quot;]]&gt;</title>')
  expect(text.match(/<content:encoded>/g)?.length).toBeGreaterThan(15)
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  expect(text.replace(/<[^<>]*>/g, '').includes('<')).toBe(false)
})

test('lists every published post in the sitemap', async () => {
  const api = await serve(blog)
  const text = await (await api.send('/sitemap.xml')).text()
  for (const { slug } of await api.list.send()) expect(text).toContain(`${list}/detail/${encodeURIComponent(slug)}<`)
})

test('renders page and feed of each author, linked from posts and in the sitemap', async () => {
  const api = await serve(blog)
  const [post] = await api.list.send()
  const { author } = post ?? {}
  const detail = await (await api.send(`/fr${list}/detail/${post?.id}`)).text()
  const [, path = ''] = /href="\/fr([^"]*\/author\/[a-z-]+)" rel="author"/.exec(detail) ?? []
  const postsOfAuthor = await api.list.send({ query: { author: [author?.id ?? ''] } })
  const page = await (await api.send(path)).text()
  expect(page).toContain(`<h1><bdi>${author?.name}</bdi></h1>`)
  expect(page).toContain('"@type":"ProfilePage"')
  expect(page.match(/class="blog-card"/g)).toHaveLength(postsOfAuthor.length)
  const feed = await (await api.send(`${path}/feed.xml`)).text()
  expect(feed.match(/<item>/g)).toHaveLength(postsOfAuthor.length)
  expect(page).toContain(`${path}/feed.xml`)
  expect(await (await api.send('/sitemap.xml')).text()).toContain(`${path}<`)
})

test('renders no page for users without published posts', async () => {
  const api = await serve(blog)
  expect((await api.send(`${list}/author/nobody`)).status).toBe(404)
  expect((await api.send(`${list}/author/nobody/feed.xml`)).status).toBe(404)
  expect((await api.send(`${list}/author/%E0%A4%A`)).status).toBeGreaterThanOrEqual(400)
})

test('renders a page in the language of its URL, and the text in its own', async () => {
  const api = await serve(blog)
  const french = (await api.list.send({ query: { language: ['fr'] } }))[0]
  const text = await (await api.send(`/ar${list}/detail/${french?.id}`)).text()
  expect(text).toContain('<html lang="ar" dir="rtl"')
  expect(text).toContain('<h1 lang="fr" dir="ltr">')
  expect(text).toContain(`/ar${list}/detail/`)
})
