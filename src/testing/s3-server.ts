import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export interface S3Server {
  /** How a server of ours is told to keep its files there. */
  environment: {
    ATRIUM_FILES_BUCKET: string
    AWS_ENDPOINT_URL_S3: string
    AWS_ACCESS_KEY_ID: string
    AWS_SECRET_ACCESS_KEY: string
  }
  end(): Promise<void>
}

/** A real server that speaks S3, with one empty bucket. Who starts it ends it. */
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
  const { port } = await server.run()
  return {
    environment: {
      ATRIUM_FILES_BUCKET: bucket,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      // The only account that it has.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async end() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
