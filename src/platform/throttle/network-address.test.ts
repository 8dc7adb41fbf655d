import { expect, test } from 'vitest'
import { throttledNetwork } from './network-address.ts'

test.each([
  ['demo', '127.0.0.1', null],
  ['demo', '::1', null],
  ['demo', '::ffff:127.0.0.1', null],
  ['production', '127.0.0.1', '127.0.0.1'],
  ['production', '::ffff:203.0.113.9', '203.0.113.9'],
  ['demo', '203.0.113.9', '203.0.113.9'],
  ['demo', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['demo', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['demo', '2001:db8::9', '2001:db8:0:0::/64'],
] as const)('%s: %s is counted as %s', (environment, address, network) =>
  expect(throttledNetwork({ APP_ENV: environment }, address)).toBe(network),
)
