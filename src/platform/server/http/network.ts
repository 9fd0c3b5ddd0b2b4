/** Prefixes that carry an IPv4 address in their last 32 bits: IPv4-mapped (RFC 4291, 2.5.5.2) and NAT64 (RFC 6052, 2.1). */
const ipv4Prefixes = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'])

/** An IPv6 address in its shortest form; undefined for everything else. Every runtime has the URL parser. */
const toIpv6 = (address: string) =>
  URL.parse(`http://[${address.replace(/^\[|\].*$|%.*$/g, '')}]/`)?.hostname.slice(1, -1)

/** The eight groups of an IPv6 address in its shortest form. */
function splitGroups(address: string) {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function embeddedIpv4(groups: readonly string[]) {
  if (!ipv4Prefixes.has(groups.slice(0, 6).join(':'))) return undefined
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((value) => [value >> 8, value & 255]).join('.')
}

/** An IP address in its usual form: IPv4-mapped IPv6 addresses as IPv4, without a port. */
export function plainAddress(address: string) {
  const ipv6 = toIpv6(address)
  if (ipv6 !== undefined) return embeddedIpv4(splitGroups(ipv6)) ?? ipv6
  return address.replace(/^([\d.]+):\d+$/, '$1')
}

/**
 * The network of an address, for rate limits: an IPv4 address itself, of an IPv6 address the /64, since one subscriber
 * has at least that many addresses (RFC 6177).
 */
export function toNetwork(address: string) {
  const plain = plainAddress(address)
  if (toIpv6(plain) === undefined) return plain
  return `${splitGroups(plain).slice(0, 4).join(':')}::/64`
}
