import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { s3Store } from '#server/files/s3-store.ts'

export interface S3Server {
  /** Settings of a server that stores its files there. */
  environment: {
    ATRIUM_FILES_BUCKET: string
    AWS_ENDPOINT_URL_S3: string
    AWS_ACCESS_KEY_ID: string
    AWS_SECRET_ACCESS_KEY: string
  }
  /** The stored bytes of this id. */
  read(id: string): Promise<Uint8Array | undefined>
  end(): Promise<void>
}

/** A real S3 server with one empty bucket. The caller ends it. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-s3-'))
  const bucket = 'atrium-files'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  let hasEnded = false
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  // Its only account.
  const [key, secret] = ['S3RVER', 'S3RVER']
  const store = s3Store({ name: bucket, endpoint, isInPath: true, region: 'us-east-1', key, secret })
  return {
    environment: {
      ATRIUM_FILES_BUCKET: bucket,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: secret,
    },
    read: (id) => store.read(id),
    async end() {
      if (hasEnded) return
      hasEnded = true
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
