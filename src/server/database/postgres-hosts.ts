const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([^]*)$/

/**
 * A URL per host of one such as `postgres://name:word@one:5432,two:5432/atrium`, in order. `target_session_attrs` of
 * libpq is dropped: the application always needs a writable host.
 */
export function parseHosts(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? []
  const otherParameters = after.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${before}${host}${otherParameters}`)
}

/** The kind of session in a URL, in libpq's terms. */
export const wantedSession = (url: string) => /[?&]target_session_attrs=([^&]*)/.exec(url)?.[1] ?? 'read-write'
