import { expect, test } from 'vitest'
import { readTypedNumber, transferNumber } from './account-number.ts'

const mizuho = '0001'
const yucho = '9900'

test.each([
  // bank, digits, what they mean, what transfers carry once that is registered
  [mizuho, '1234567', 'usual 1234567', '1234567'],
  [mizuho, '0000001', 'usual 0000001', '0000001'],
  [mizuho, '123456', 'short 0123456', null],
  [mizuho, '1', 'short 0000001', null],
  [mizuho, '00123456', 'long 00123456', null],
  [yucho, '1234567', 'usual 1234567', '1234567'],
  [yucho, '12345671', 'converted 1234567', '1234567'],
  [yucho, '12345678', null, null],
  [yucho, '1234', 'short 0001234', null],
  [mizuho, '', null, null],
  [mizuho, '123456789', null, null],
  [mizuho, '12a4567', null, null],
])('at bank %s, %s is %s', (bank, digits, meaning, carried) => {
  const read = readTypedNumber(bank, digits)
  expect(read && `${read.kind} ${read.number}`).toBe(meaning)
  expect(transferNumber(bank, digits)).toBe(carried)
})
