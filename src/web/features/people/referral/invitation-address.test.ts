import { expect, it } from 'vitest'
import { invitationAddress, lineShareAddress } from './invitation-address.ts'

it('leads a friend to the root of the site with the code, and LINE gets that address as one value', () => {
  const address = invitationAddress('https://ito.example', '7KM2XW4B')
  expect(address).toBe('https://ito.example/?inv=7KM2XW4B')
  expect(lineShareAddress(address)).toBe(
    'https://social-plugins.line.me/lineit/share?url=https%3A%2F%2Fito.example%2F%3Finv%3D7KM2XW4B',
  )
})
