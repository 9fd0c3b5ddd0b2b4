/** Settings of servers that tests ask more within a minute than a person ever does; all other bounds are as usual. */
export const withoutRequestQuotas = {
  ATRIUM_QUOTA_REQUESTS: '0',
  ATRIUM_QUOTA_WRITES: '0',
  ATRIUM_QUOTA_STREAMS: '0',
  ATRIUM_QUOTA_EXPORTS: '0',
}
