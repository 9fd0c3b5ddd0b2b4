import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { testServices } from '#testing/servers/test-services.ts'
import { identityProvider } from '#server/accounts/identity-providers.ts'
import { s3Store } from '#server/files/s3-store.ts'

/** A service that redirects everybody to another address, and the requests that arrived there. */
async function redirecting() {
  const arrived: string[] = []
  const server = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/elsewhere')) {
      arrived.push(url)
      return response.end('{}')
    }
    response.writeHead(307, { location: `http://${headers.host}/elsewhere${url}` }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port')
  return { address: `http://127.0.0.1:${address.port}`, arrived }
}

test('follows no redirect of an identity provider or a bucket', async () => {
  const { address, arrived } = await redirecting()
  const client = { clientId: 'a', clientSecret: 'b' }
  const provider = identityProvider({ id: 'moved', name: 'Moved', issuer: address, ...client }, testServices().secrets)
  await expect(provider.begin('http://127.0.0.1:3000/auth/provider')).rejects.toThrow('unexpected HTTP response')

  const bucket = { name: 'files', endpoint: address, isInPath: true, region: 'here', key: 'k', secret: 's' }
  const store = s3Store(bucket, { timeout: 2000, maxAttempts: 1, firstDelay: 1 })
  await expect(store.check()).rejects.toThrow('AWS_REGION')
  await expect(store.write('abcdef', new Uint8Array([1]))).rejects.toThrow('did not respond')
  await expect(store.read('abcdef')).rejects.toThrow('did not respond')
  expect(arrived).toEqual([])
})
