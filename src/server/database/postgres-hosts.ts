const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([^]*)$/

/**
 * An address for each host of a URL such as `postgres://name:word@one:5432,two:5432/atrium`, in their order. What libpq calls
 * `target_session_attrs` goes: the application writes, so it can want nothing but a host that takes writes.
 */
export function hostsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? []
  const rest = after.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${before}${host}${rest}`)
}

/** Which sessions a URL asks for, by libpq's word for it. */
export const wantedSession = (url: string) => /[?&]target_session_attrs=([^&]*)/.exec(url)?.[1] ?? 'read-write'
