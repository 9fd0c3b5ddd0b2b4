/** Serves pages of the public site from the API's server; other addresses are the application's. */
export function publicPages(api, from) {
  const isPage = ({ url = '', headers }) =>
    /\.(xml|txt)$/.test(url.split('?')[0]) || (headers.accept?.includes('text/html') && !url.startsWith('/@'))
  return {
    name: 'atrium:public-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const isForm = request.method === 'POST' && request.headers['content-type']?.includes('form')
        if (!(request.method === 'GET' || isForm) || !isPage(request)) return next()
        // Without the API's server, the application reports the failure.
        if ((await api.settled()) === 'failed') return next()
        const upstream = await fetchPage(from + request.url, isForm ? request : undefined).catch(() => undefined)
        if (!upstream || !(upstream.ok || isForm)) return next()
        response.statusCode = upstream.status
        for (const name of ['content-type', 'location'])
          if (upstream.headers.has(name)) response.setHeader(name, upstream.headers.get(name))
        response.end(await upstream.text())
      })
    },
  }
}

/** A page, or the response to its form. */
const fetchPage = (address, form) =>
  form
    ? fetch(address, {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': form.headers['content-type'] },
        body: form,
        duplex: 'half',
        redirect: 'manual',
      })
    : fetch(address, { headers: { accept: 'text/html' } })
