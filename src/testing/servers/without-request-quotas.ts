/**
 * Settings for servers whose tests send more requests a minute than a person; all other limits are the default ones.
 */
export const withoutRequestQuotas = {
  ATRIUM_QUOTA_REQUESTS: '0',
  ATRIUM_QUOTA_WRITES: '0',
  ATRIUM_QUOTA_STREAMS: '0',
  ATRIUM_QUOTA_EXPORTS: '0',
}
