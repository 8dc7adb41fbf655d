import type { Config } from '../config.ts'

/** The part of a network address that stands for one visitor: the whole of an IPv4 address, the first 64 bits of an IPv6 one. */
export function wholeNetwork(ipAddress: string): string {
  const address = withoutMapping(ipAddress)
  return address.includes(':') ? `${firstGroups(address).join(':')}::/64` : address
}

/** The same; null where addresses are not throttled: programs on the same machine in the demo. */
export function throttledNetwork(config: Pick<Config, 'APP_ENV'>, ipAddress: string): string | null {
  const address = withoutMapping(ipAddress)
  const isLoopback = address === '::1' || address.startsWith('127.')
  return isLoopback && config.APP_ENV === 'demo' ? null : wholeNetwork(address)
}

const withoutMapping = (ipAddress: string): string => ipAddress.replace(/^::ffff:(?=\d+\.)/i, '')

function firstGroups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
