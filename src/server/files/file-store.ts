import { join } from 'node:path'
import type { FileStore } from '#platform/server/files/files.ts'
import { folderStore } from './folder-store.ts'
import { type Bucket, s3Store } from './s3-store.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

/** The file store of the settings: an existing bucket, or the data folder. */
export async function openFileStore(settings: Settings): Promise<FileStore> {
  const bucket = getBucket(settings)
  if (!bucket) return folderStore(join(settings.DATA_DIR, 'files'))
  const store = s3Store(bucket)
  await store.check()
  return store
}

function getBucket(settings: Settings): Bucket | undefined {
  const { ATRIUM_FILES_BUCKET: name, AWS_REGION: region, AWS_ENDPOINT_URL_S3: endpoint } = settings
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret, ATRIUM_FILES_PATH_STYLE: style } = settings
  if (name === undefined || key === undefined || secret === undefined) return undefined
  return {
    name,
    region,
    key,
    secret,
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    // Most other services have no host name for each bucket.
    isInPath: style === undefined ? endpoint !== undefined : style === '1',
  }
}
